import { useSearchParams } from 'react-router';
import { parseTab } from '#domain/notifications/tabs.ts';
import { pageTitle } from '../copy/layout.id.ts';
import { notificationsCopy } from '../copy/notifications.id.ts';
import type { RouteHandle } from '../features/layout/breadcrumb.tsx';
import { NotificationsScreen } from '../features/notifications/notifications-screen.tsx';
import { pageMeta } from '../features/seo/page-meta.ts';
import type { Route } from './+types/notifications';

export { RouteErrorBoundary as ErrorBoundary } from '../features/layout/error-page.tsx';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: pageTitle(notificationsCopy.title),
    description: notificationsCopy.description,
    path: '/notifications',
    noindex: true,
  });

export const handle: RouteHandle = { crumbs: () => [{ label: notificationsCopy.crumb }] };

export default function Notifications() {
  const [params] = useSearchParams();
  return <NotificationsScreen tab={parseTab(params.get('tab'))} />;
}
