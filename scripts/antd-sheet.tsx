import { createCache, extractStyle, StyleProvider } from '@ant-design/cssinjs';
import {
  Avatar,
  Badge,
  Breadcrumb,
  Button,
  ConfigProvider,
  Flex,
  Input,
  Menu,
  Pagination,
  Select,
  Skeleton,
  Space,
  Spin,
  Table,
  Tag,
  Tooltip,
} from 'antd';
import { renderToString } from 'react-dom/server';
import { antdTheme, type Look } from '../src/app/theme.ts';

/**
 * antd's own styles of what the first screens are made of, as one sheet. What differs between looks are variables, which
 * antd sets in the browser; the sheet is the same for all of them. Its last rule names what is in it, in antd's format:
 * antd makes the styles of everything else when it is first shown.
 */
export function antdSheet(look: Look): string {
  const cache = createCache();
  renderToString(
    <StyleProvider cache={cache}>
      <ConfigProvider theme={antdTheme(look)}>
        <Avatar />
        <Badge />
        <Breadcrumb />
        <Button />
        <Flex />
        <Input />
        <Menu items={[]} />
        <Pagination />
        <Select />
        <Skeleton />
        <Space />
        <Spin />
        <Table />
        <Tag color="blue" />
        <Tag color="success" />
        <Tooltip>
          <span />
        </Tooltip>
      </ConfigProvider>
    </StyleProvider>,
  );
  return extractStyle(cache, { plain: true, types: 'style' });
}
