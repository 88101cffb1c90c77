import type { Result } from '#domain/result.ts';

/** What Midtrans' script offers, as far as we use it. */
interface CardScript {
  getCardToken(
    card: { card_number: string; card_exp_month: string; card_exp_year: string; card_cvv: string },
    heard: { onSuccess(answer: { token_id: string }): void; onFailure(answer: unknown): void },
  ): void;
}

declare global {
  interface Window {
    MidtransNew3ds?: CardScript;
  }
}

/** Longest wait, in ms, for the provider's answer. */
const TIMEOUT_MS = 30_000;

/** Turns a card into a token by the provider's script: number and CVV go from this browser to the provider alone. */
export async function cardToken(
  script: { url: string; clientKey: string },
  typed: { number: string; expiry: string; cvv: string },
): Promise<Result<string, 'refused' | 'unavailable'>> {
  const [month = '', year = ''] = typed.expiry.split('/').map((part) => part.trim());
  const card = {
    card_number: typed.number.replace(/\D/g, ''),
    card_exp_month: month.padStart(2, '0'),
    card_exp_year: year.length === 2 ? `20${year}` : year,
    card_cvv: typed.cvv.trim(),
  };
  const midtrans = await load(script);
  if (!midtrans) return { ok: false, error: 'unavailable' };
  return new Promise((resolve) => {
    setTimeout(() => resolve({ ok: false, error: 'unavailable' }), TIMEOUT_MS);
    midtrans.getCardToken(card, {
      onSuccess: ({ token_id: value }) => resolve({ ok: true, value }),
      onFailure: () => resolve({ ok: false, error: 'refused' }),
    });
  });
}

function load({ url, clientKey }: { url: string; clientKey: string }): Promise<CardScript | undefined> {
  if (window.MidtransNew3ds) return Promise.resolve(window.MidtransNew3ds);
  return new Promise((resolve) => {
    const element = document.createElement('script');
    element.id = 'midtrans-script';
    element.src = url;
    element.dataset['environment'] = url.includes('sandbox') ? 'sandbox' : 'production';
    element.dataset['clientKey'] = clientKey;
    element.onload = () => resolve(window.MidtransNew3ds);
    element.onerror = () => {
      element.remove();
      resolve(undefined);
    };
    document.head.append(element);
  });
}
