// Draws src/ui/icons.svg from the names in src/config/icon-names.ts: `node scripts/icons.mjs` after changing them.
// One picture file with a symbol each: the browser reads it beside the scripts, and no script has to carry the paths.
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';

// The drawings are a dependency of @ant-design/icons, not of ours.
const require = createRequire(createRequire(import.meta.url).resolve('@ant-design/icons'));
const names = [...readFileSync('src/config/icon-names.ts', 'utf8').matchAll(/^ {2}'(\w+)',$/gm)].map(
  (match) => match[1],
);

const draw = ({ tag, attrs, children = [] }) => {
  const text = Object.entries(attrs)
    .filter(([key]) => key !== 'fill')
    .map(([key, value]) => ` ${key}="${value}"`);
  return `<${tag}${text.join('')}>${children.map(draw).join('')}</${tag}>`.replace(/><\/path>/g, '/>');
};
const symbols = names.map((name) => {
  const { icon } = require(`@ant-design/icons-svg/lib/asn/${name}.js`).default;
  const drawing = typeof icon === 'function' ? icon('currentColor', 'none') : icon;
  return `<symbol id="${name}" viewBox="${drawing.attrs.viewBox}">${drawing.children.map(draw).join('')}</symbol>`;
});
writeFileSync('src/ui/icons.svg', `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`);
console.log(`${names.length} icons`);
