import { useSearchParams } from 'react-router';
import { parseTab } from '#domain/notifications/tabs.ts';
import { pageTitle } from '../copy/layout.id.ts';
import { notificationsCopy } from '../copy/notifications.id.ts';
import type { RouteHandle } from '../features/layout/breadcrumb.tsx';
import { NotificationsScreen } from '../features/notifications/notifications-screen.tsx';

export { RouteErrorBoundary as ErrorBoundary } from '../features/layout/error-page.tsx';

export const meta = () => [
  { title: pageTitle(notificationsCopy.title) },
  { name: 'robots', content: 'noindex' },
];

export const handle: RouteHandle = { crumbs: () => [{ label: notificationsCopy.crumb }] };

export default function Notifications() {
  const [params] = useSearchParams();
  return <NotificationsScreen tab={parseTab(params.get('tab'))} />;
}
