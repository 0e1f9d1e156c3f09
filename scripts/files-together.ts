/**
 * Files of `src` that the browser gets together, by the name of what they make; of two that could take a file the first
 * does. A file of its own is a question of its own, with more around it than in it: without these a first list is ninety
 * of them. Imports of the router or of Refine in `start`, `wording` or `pieces` would come to the public pages, too.
 */
export const FILES_TOGETHER: Readonly<Record<string, readonly string[]>> = {
  /** What the first script brings, and so every screen has. Whoever signs in needs this one and none of those that follow. */
  start: [
    'config/preferences.ts',
    'config/text-types.ts',
    'config/texts.ts',
    'config/values.ts',
    'config/where-types.ts',
    'domain/calendar/iso-date.ts',
    'domain/people/second-factor.ts',
    'engine/visitor-form/FormEnd.tsx',
    'engine/visitor-form/use-visitor-form.ts',
    'engine/visitor-form/use-wait.ts',
    'engine/menu.ts',
    'engine/resource/EngineContext.tsx',
    'engine/resource/use-text.ts',
    'lib/signal.ts',
    'providers/boot.ts',
    'providers/config.ts',
    'providers/connection.ts',
    'providers/http-error.ts',
    'providers/http.ts',
    'providers/i18n.ts',
    'providers/notification.ts',
    'providers/preferences.ts',
    'providers/preview.ts',
    'providers/refresh.ts',
    'providers/server-time.ts',
    'providers/session-end.ts',
    'providers/session.ts',
  ],
  /** What conditions and computed values are read by, which every list has. */
  where: ['config/compute.ts', 'config/parts.ts', 'config/where-matchers.ts', 'config/where-paths.ts'],
  /** How values are written, without React: public pages write prices, too. */
  wording: [
    'config/fields/kind.ts',
    'config/fields/location.ts',
    'config/readable-date.ts',
    'domain/money/money.ts',
    'domain/text/phone-ways.ts',
    'engine/fields/format-place.ts',
    'engine/format.ts',
  ],
  /** Small pieces that every screen shares and that lead nowhere: neither to the router nor to Refine. */
  pieces: [
    'app/lazy-modules.ts',
    'config/icon-names.ts',
    'config/inline.ts',
    'engine/fields/Nothing.tsx',
    'engine/fields/safe-image.ts',
    'engine/resource/as-http-error.ts',
    'providers/forget-at-sign-out.ts',
    'providers/new-key.ts',
    'ui/Icon.tsx',
    'ui/Stroke.tsx',
    'ui/single-keys.ts',
    'ui/use-media.ts',
  ],
  /** Those that every list has and many screens of the product share. */
  shell: [
    'engine/form/editable.ts',
    'ui/Menu.tsx',
    'ui/Notice.tsx',
    'ui/PageHead.tsx',
    'ui/Skeleton.tsx',
    'ui/Tag.tsx',
    'ui/glyphs.tsx',
    'ui/use-printing.ts',
  ],
  /** What the layout and its screens share of the router and of what the server is asked. */
  frame: [
    'app/apart.ts',
    'app/layout/menu/MenuLink.tsx',
    'app/layout/menu/here.ts',
    'app/layout/menu/use-apart.ts',
    'app/layout/screen-at.ts',
    'config/title.ts',
    'engine/form/draft.ts',
    'engine/menu-badges.ts',
    'engine/resource/PanelView.tsx',
    'engine/resource/keys.ts',
    'engine/resource/paths.ts',
    'engine/resource/references.ts',
    'engine/resource/title.ts',
    'engine/resource/use-live-changes.ts',
    'providers/live.ts',
  ],
  /** How the fields of a record are shown. */
  displays: ['engine/fields/displays.tsx'],
  /** The rows of a list, and of the tables of records on other screens. */
  rows: [
    'engine/actions/use-actions.tsx',
    'engine/list/FoldToggle.tsx',
    'engine/list/FoldingTable.tsx',
    'engine/list/RowMenu.tsx',
    'engine/list/columns.tsx',
    'engine/list/filters-of.ts',
    'engine/list/fold.ts',
    'engine/list/use-show-all.ts',
    'engine/resource/use-invalidate-views.ts',
    'engine/run/use-run.ts',
    'ui/Pages.tsx',
  ],
};
