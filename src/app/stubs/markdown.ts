/** Stands in for react-markdown and remark-gfm (vite.config.ts): no screen shows a `MarkdownField`. */
export default function Markdown(): null {
  return null;
}
