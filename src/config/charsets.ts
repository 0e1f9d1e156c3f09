/** Characters a text may consist of, by name: a file never brings its own pattern (ReDoS). */
export type Charset =
  | 'ascii-slug'
  | 'code'
  | 'rooms'
  | 'digits'
  | 'opaque'
  | 'alphanumeric'
  | 'tc-identity'
  | 'foreigner-identity';
