/**
 * The page's one Trusted Types policy, in force for every place that would turn a text into markup or code. Loaded before
 * everything else.
 *
 * A text without a tag passes: antd writes its style sheets and measures texts by `innerHTML`. Markup, scripts and
 * addresses of scripts have no rule here, so the browser refuses them; modules need none, `import()` is not such a place.
 */
type Rules = { readonly createHTML: (html: string) => string | null };
type Factory = { readonly createPolicy: (name: 'default', rules: Rules) => unknown };

/** An empty drawing, by which the map's library asks what the browser can draw. */
const PROBE = '<svg/>';
/** `<` as markup begins with it; `a < b` and `(width <= 600px)` are none. */
const TAG = /<[a-z!/?]/i;

const { trustedTypes } = globalThis as { readonly trustedTypes?: Factory };
trustedTypes?.createPolicy('default', { createHTML: (html) => (TAG.test(html) && html !== PROBE ? null : html) });
