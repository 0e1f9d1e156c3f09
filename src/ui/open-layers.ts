// Which of antd's layers are open, by its class names: antd tells nobody.

/** Lists and calendars that antd has opened beside an input: Escape closes them before anything around them. */
export const OPEN_LAYERS =
  '.ant-select-dropdown:not(.ant-select-dropdown-hidden), .ant-picker-dropdown:not(.ant-picker-dropdown-hidden)';

/** What lies above the page: while one of these is open, keys are meant for it. */
export const LAYERS =
  '.ant-modal-wrap:not([style*="display: none"]), .ant-drawer-open, .ant-popover:not(.ant-popover-hidden), .ant-dropdown:not(.ant-dropdown-hidden)';

/** Questions and drawers; of several that are open the last one lies above the others. */
export const DIALOGS = '.ant-modal-wrap, .ant-drawer-open';
