/** What a rule made of its input, or why it refuses; the text is for the person who asked. */
export type DemoOutcome<Value> = { readonly value: Value } | { readonly problem: string };
