/** Lists and calendars that antd has opened beside an input: Escape closes them before anything around them. */
export const OPEN_LAYERS =
  '.ant-select-dropdown:not(.ant-select-dropdown-hidden), .ant-picker-dropdown:not(.ant-picker-dropdown-hidden)';
