// A real mail server in a process of its own, started with fork(): says its port, then each mail it took; takes the
// name of a mood: 'accept', 'greylist' (try again later) or 'reject' (never).
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

let mood = 'accept';
process.on('message', (wanted) => {
  mood = String(wanted);
  process.send?.({ mood });
});
process.on('disconnect', () => process.exit(0));

const answer = (status: number, words: string) => Object.assign(new Error(words), { responseCode: status });

const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  allowInsecureAuth: true,
  logger: false,
  onAuth({ username, password }, _session, done) {
    if (username === 'shop' && password === 'pass word') done(null, { user: username });
    else done(answer(535, 'Authentication failed'));
  },
  onRcptTo({ address }, _session, done) {
    if (mood === 'greylist') done(answer(451, `Greylisted: ${address}, try again later`));
    else if (mood === 'reject') done(answer(550, `No such user ${address}`));
    else done();
  },
  onData(stream, { envelope }, done) {
    text(stream).then((raw) => {
      const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address;
      process.send?.({ raw, from, to: envelope.rcptTo.map(({ address }) => address) });
      done();
    }, done);
  },
});

const listening = server.listen(0, '127.0.0.1', () => {
  const address = listening.address();
  process.send?.({ port: typeof address === 'object' ? address?.port : undefined });
});
