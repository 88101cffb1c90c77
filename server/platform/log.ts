import { pino } from 'pino';

/** What server code needs of a log; the JSON log below fits it. */
export interface Log {
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
}

/** Links in mails contain tokens, which must not reach a log. */
const withoutTokens = (url: string) =>
  url.replace(/([?&](?:token|token_hash|access_token|refresh_token|code)=)[^&]*/g, '$1***');

/**
 * The JSON log on standard output, one object a line. Messages to an operator at a start go to standard
 * error.
 */
export function createLog({ logLevel }: { logLevel: string }): pino.Logger {
  return pino({
    level: logLevel,
    base: { pid: process.pid },
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: {
      req: ({ method, url, ip }: { method: string; url: string; ip: string }) => ({
        method,
        url: withoutTokens(url),
        remoteAddress: ip,
      }),
    },
  });
}
