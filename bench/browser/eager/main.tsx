// The anchor "r5-eager": one list and a login in the layout Refine's examples use – everything imported up front, one
// chunk. Same packages and versions as the product; no code of it.
import '@ant-design/v5-patch-for-react-19';
import '@refinedev/antd/dist/reset.css';
import { HomeOutlined } from '@ant-design/icons';
import {
  AuthPage,
  DateField,
  EditButton,
  ErrorComponent,
  List,
  RefineThemes,
  ShowButton,
  ThemedLayout,
  useNotificationProvider,
  useTable,
} from '@refinedev/antd';
import { Authenticated, Refine, type AuthProvider, type BaseRecord } from '@refinedev/core';
import routerProvider, { CatchAllNavigate, DocumentTitleHandler, NavigateToResource } from '@refinedev/react-router';
import dataProvider from '@refinedev/simple-rest';
import { App, ConfigProvider, Space, Table, Tag } from 'antd';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Outlet, Route, Routes } from 'react-router';

const SESSION = 'accessToken';

const authProvider: AuthProvider = {
  login: () => {
    localStorage.setItem(SESSION, 'anchor');
    return Promise.resolve({ success: true, redirectTo: '/' });
  },
  logout: () => {
    localStorage.removeItem(SESSION);
    return Promise.resolve({ success: true, redirectTo: '/login' });
  },
  check: () => Promise.resolve({ authenticated: localStorage.getItem(SESSION) !== null, redirectTo: '/login' }),
  onError: (error: unknown) => Promise.resolve({ error: error instanceof Error ? error : new Error('failed') }),
  getIdentity: () => Promise.resolve({ id: 1, name: 'Bench' }),
};

type Estate = BaseRecord & { id: string };

function EstateList() {
  const { tableProps } = useTable<Estate>({ syncWithLocation: true });
  return (
    <List>
      <Table {...tableProps} rowKey="id">
        <Table.Column dataIndex="code" title="Code" sorter />
        <Table.Column dataIndex="name" title="Name" sorter />
        <Table.Column dataIndex="type" title="Type" />
        <Table.Column dataIndex="status" title="Status" render={(value: string) => <Tag color="green">{value}</Tag>} />
        <Table.Column dataIndex="city" title="City" sorter />
        <Table.Column dataIndex="district" title="District" />
        <Table.Column dataIndex="maxGuests" title="Guests" sorter />
        <Table.Column dataIndex="createdAt" title="Created" render={(value: string) => <DateField value={value} />} />
        <Table.Column<Estate>
          title="Actions"
          render={(_, record) => (
            <Space>
              <EditButton hideText size="small" recordItemId={record.id} />
              <ShowButton hideText size="small" recordItemId={record.id} />
            </Space>
          )}
        />
      </Table>
    </List>
  );
}

function Anchor() {
  return (
    <BrowserRouter>
      <ConfigProvider theme={RefineThemes.Blue}>
        <App>
          <Refine
            dataProvider={dataProvider('/api')}
            authProvider={authProvider}
            routerProvider={routerProvider}
            notificationProvider={useNotificationProvider}
            resources={[
              {
                name: 'estates',
                list: '/estates',
                edit: '/estates/:id',
                show: '/estates/:id/show',
                meta: { icon: <HomeOutlined /> },
              },
            ]}
            options={{ syncWithLocation: true, warnWhenUnsavedChanges: true, disableTelemetry: true }}
          >
            <Routes>
              <Route
                element={
                  <Authenticated key="inner" fallback={<CatchAllNavigate to="/login" />}>
                    <ThemedLayout>
                      <Outlet />
                    </ThemedLayout>
                  </Authenticated>
                }
              >
                <Route index element={<NavigateToResource resource="estates" />} />
                <Route path="/estates" element={<EstateList />} />
                <Route path="*" element={<ErrorComponent />} />
              </Route>
              <Route path="/login" element={<AuthPage type="login" />} />
            </Routes>
            <DocumentTitleHandler />
          </Refine>
        </App>
      </ConfigProvider>
    </BrowserRouter>
  );
}

const root = document.getElementById('root');
if (root) createRoot(root).render(<Anchor />);
