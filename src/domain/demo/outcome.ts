/** The result of a rule, or why it refuses; the text is for the person. */
export type DemoOutcome<Value> = { readonly value: Value } | { readonly problem: string };
