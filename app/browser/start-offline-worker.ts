/** Starts the service worker that caches public pages for use without a connection (P-OFFLINE-1), after the page has loaded. */
export function startOfflineWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  // A browser may refuse it, as in private windows: then pages need a connection.
  const start = () => void navigator.serviceWorker.register('/sw.js').catch(() => {});
  if (document.readyState === 'complete') start();
  else addEventListener('load', start);
}
