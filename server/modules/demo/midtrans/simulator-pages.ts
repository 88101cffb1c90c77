import type { FastifyInstance, FastifyReply } from 'fastify';
import { formatRupiah } from '#domain/format.ts';
import { rupiah } from '#domain/money.ts';
import type { Query } from '#server/platform/database/query.ts';
import { isFromOwnPage } from '#server/platform/http/same-origin.ts';
import { contentSecurityPolicy } from '#server/platform/http/security-headers.ts';
import { notificationOf } from './simulated-answers.ts';
import { actOnPayment, type SimulatorOptions } from './simulated-midtrans.ts';
import { atTime, type SimulatedAct, type SimulatedPayment } from './simulated-payment.ts';
import { findPayment } from './simulated-store.ts';
import { SIMULATED_PAY_PATH } from './simulator-path.ts';
import { simulatorTexts as texts } from './simulator-texts.id.ts';

/** The actions of the page's buttons. */
const BUTTONS: Readonly<Record<string, { act: SimulatedAct | null; notifyAgain?: boolean }>> = {
  pay: { act: 'pay' },
  late: { act: 'pay' },
  twice: { act: 'pay', notifyAgain: true },
  again: { act: null, notifyAgain: true },
  fail: { act: 'fail' },
  expire: { act: 'expire' },
  reverse: { act: 'reverse' },
};
type Button = keyof typeof texts.acts;

const offered = ({ status }: SimulatedPayment): Button[] => {
  if (status === 'pending') return ['pay', 'twice', 'fail', 'expire'];
  if (status === 'capture' || status === 'settlement') return ['again', 'reverse'];
  return status === 'deny' || status === 'cancel' || status === 'expire' ? ['late'] : ['again'];
};

/** Dependencies of the pages besides those of the simulator. */
export interface SimulatorPagesOptions extends SimulatorOptions {
  query: Query;
  publicUrl: string;
  /** The shop's own page of an attempt; null for an unknown one. */
  shopPageOf: (attemptId: string) => Promise<string | null>;
}

/**
 * Pages with the actions of the simulator: pay, fail, expire, pay late, reverse. The payment's id opens one.
 */
export function registerSimulatorPages(app: FastifyInstance, options: SimulatorPagesOptions): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string', bodyLimit: 4096 }, (_request, body, done) =>
    done(null, body),
  );
  const path = `${SIMULATED_PAY_PATH}/:id`;
  app.get<{ Params: { id: string } }>(path, async ({ params }, reply) => {
    const payment = await findPayment(options.query, params.id);
    if (!payment) return html(reply.code(404), `<p>${texts.unknown}</p>`);
    const current = atTime(payment, options.clock());
    return html(reply, pageOf(current, await options.shopPageOf(payment.orderId)));
  });
  app.post<{ Params: { id: string } }>(path, async ({ params, body, headers, method }, reply) => {
    if (!isFromOwnPage(method, headers, options.publicUrl)) return html(reply.code(403), '');
    const pressed = new URLSearchParams(String(body)).get('act') ?? '';
    const button = Object.hasOwn(BUTTONS, pressed) ? BUTTONS[pressed] : undefined;
    if (button?.act) await actOnPayment(options, params.id, button.act);
    const payment = button ? await findPayment(options.query, params.id) : null;
    if (!payment) return html(reply.code(404), `<p>${texts.unknown}</p>`);
    if (button?.notifyAgain) await options.notify(notificationOf(payment, options.serverKey));
    return reply.redirect(`${SIMULATED_PAY_PATH}/${payment.transactionId}`, 303);
  });
}

const escaped = (text: string) =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[sign] ?? '&quot;');

function pageOf(payment: SimulatedPayment, shopPage: string | null): string {
  const { amount, orderId, status } = payment;
  const buttons = offered(payment).map(
    (name) => `<button name="act" value="${name}">${texts.acts[name]}</button>`,
  );
  return `
    <p class="badge">${texts.badge}</p><h1>${texts.title}</h1><p>${texts.lead}</p>
    <dl><dt>${texts.amount}</dt><dd>${formatRupiah(rupiah(amount))}</dd>
    <dt>${texts.order}</dt><dd>${escaped(orderId)}</dd>
    <dt>${texts.status}</dt><dd>${texts.statuses[status]}</dd></dl>
    <form method="post">${buttons.join('')}</form>
    ${shopPage === null ? '' : `<p><a href="${escaped(shopPage)}">${texts.back}</a></p>`}`;
}

const STYLES = `body{font:16px/1.5 system-ui,sans-serif;max-width:30rem;margin:2rem auto;padding:0 1rem}
.badge{display:inline-block;background:#fde68a;color:#422006;padding:.25rem .75rem;font-weight:700;border-radius:.5rem}
dt{color:#555}dd{margin:0 0 .75rem;font-weight:600;overflow-wrap:anywhere}
button{display:block;width:100%;min-height:48px;margin:.5rem 0;font:inherit;border:1px solid #555;border-radius:.75rem;background:#fff;cursor:pointer}
a{display:inline-block;min-height:44px;line-height:44px}`;

function html(reply: FastifyReply, body: string): FastifyReply {
  return reply
    .header('Cache-Control', 'no-store')
    .header('Content-Security-Policy', contentSecurityPolicy([]))
    .type('text/html; charset=utf-8')
    .send(
      `<!doctype html><html lang="id"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${texts.title}</title><style>${STYLES}</style><main>${body}</main></html>`,
    );
}
