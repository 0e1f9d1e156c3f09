// Which of antd's layers are open, by its class names: antd tells nobody.

/** antd's open lists and calendars at inputs: Escape closes them before anything around them. */
export const OPEN_LAYERS =
  '.ant-select-dropdown:not(.ant-select-dropdown-hidden), .ant-picker-dropdown:not(.ant-picker-dropdown-hidden)';

/** Menus that have opened over the page; the navigation beside it is a menu, too, and is none of them. */
export const OPEN_MENUS =
  '.ant-dropdown:not(.ant-dropdown-hidden), .ant-menu-submenu-popup:not(.ant-menu-submenu-hidden)';

/** Layers above the page: while one is open, keys belong to it. */
export const LAYERS =
  '.ant-modal-wrap:not([style*="display: none"]), .ant-drawer-open, .ant-popover:not(.ant-popover-hidden), .ant-dropdown:not(.ant-dropdown-hidden)';

/** Questions and drawers; of several that are open the last one lies above the others. */
export const DIALOGS = '.ant-modal-wrap, .ant-drawer-open';
