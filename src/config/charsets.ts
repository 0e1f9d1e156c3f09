/** Which characters a text may have, by name: a file never brings a pattern of its own (ReDoS). */
export type Charset =
  | 'ascii-slug'
  | 'code'
  | 'rooms'
  | 'digits'
  | 'opaque'
  | 'alphanumeric'
  | 'tc-identity'
  | 'foreigner-identity';
