/** What the tests use of Midtrans' own client, which comes without types. */
declare module 'midtrans-client' {
  type Answer = Record<string, unknown> & { transaction_id: string };

  export class CoreApi {
    constructor(options: { isProduction: boolean; serverKey: string; clientKey: string });
    apiConfig: { getCoreApiBaseUrl: () => string };
    charge(body: object): Promise<Answer>;
    transaction: {
      status(id: string): Promise<Answer>;
      notification(body: object): Promise<Answer>;
      cancel(id: string): Promise<Answer>;
      expire(id: string): Promise<Answer>;
      approve(id: string): Promise<Answer>;
      deny(id: string): Promise<Answer>;
      refund(id: string, body: object): Promise<Answer>;
    };
  }
}
