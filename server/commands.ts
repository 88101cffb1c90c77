import { CONTACT_PATH } from '#domain/paths.ts';
import type { Result } from '#domain/result.ts';
import {
  type ActContext,
  type ActRefusal,
  act,
  actEach,
  type Command,
  type CommandActor,
  confirmProposal,
  type EachDone,
  exportAudit,
  lapseRefused,
  operatorStaff,
  type ProposalDecision,
  type Refusal,
  type RunProposed,
  rejectProposal,
  runProposed,
  type Scope,
  type StaffRefused,
  type Subject,
  sellingStaff,
  withdrawProposal,
} from './modules/access/access.ts';
import {
  type CaseRefusal,
  closeCases,
  type QueueRefusal,
  releaseQueue,
  takeCases,
  takeQueue,
} from './modules/cases/cases.ts';
import {
  acceptImport,
  distrustSeller,
  exportProducts,
  exportWordRows,
  type ImportRefusal,
  markOfficial,
  type PriceRefusal,
  type ProductStateRefusal,
  type PromotionRefusal,
  type PublishRefusal,
  priceCommands,
  productStateCommands,
  promotionCommands,
  publishProduct,
  removeWords,
  replaceWords,
  type ShopRefusal,
  type StockRefusal,
  setStock,
  setWords,
  shopCommands,
  type TrustRefusal,
  trustSeller,
  unmarkOfficial,
  type WordsRefusal,
} from './modules/catalogue/catalogue.ts';
import {
  type ChatRefusal,
  chatCommands,
  chatDecisions,
  chatSettingsCommands,
  type DecisionRefusal,
} from './modules/chat/chat.ts';
import { type ClockRefusal, moveDemoClock } from './modules/demo/demo.ts';
import {
  answerMessage,
  closeReports,
  inboxCommands,
  type MessageRefusal,
  type ReportRefusal,
} from './modules/inbox/inbox.ts';
import {
  acceptOrders,
  askProvider,
  type BankFeeRefusal,
  type BankFileRefusal,
  type BankFormRefusal,
  billFreight,
  bookCash,
  bookFee,
  bookOrders,
  type ClaimRefusal,
  type CommissionRefusal,
  cancelOrders,
  confirmBankLine,
  type DisputeRefusal,
  decideDisputed,
  declineCancels,
  deliverOrders,
  exportLedger,
  type GiveBackRefusal,
  giveGoodwill,
  type HelpRefusal,
  loseOrders,
  mapBankForm,
  type NotAsked,
  type NotCarried,
  type NotSealed,
  noteOrder,
  notePacking,
  openSealed,
  type PackingChanged,
  type ParcelRefusal,
  type PersonRefusal,
  packOrders,
  payClaimed,
  peopleCommands,
  printLabels,
  type RefundRefusal,
  type RemittanceRefusal,
  readChat,
  refundAgain,
  refundArrived,
  refundCameBack,
  refundPaid,
  refundToAccount,
  resumeSeller,
  retryJobs,
  returnOrders,
  type ShipRefusal,
  type SuspensionRefusal,
  sendMailsAgain,
  sendOrderMail,
  setCommission,
  shipOrder,
  showContact,
  suspendSeller,
  type TransferRefusal,
  takeBankFile,
} from './modules/operating/operating.ts';
import {
  cancelRefunds,
  exportRefunds,
  type MethodsEnv,
  nameTransferAccount,
  possibleMethods,
  refundsSent,
  type TransferFileRefusal,
} from './modules/payments/payments.ts';
import {
  cancelPayouts,
  chooseOwnRhythm,
  exportPayouts,
  exportStatement,
  holdPayouts,
  nameOwnAccount,
  type PayoutRefusal,
  type PlanRefusal,
  payoutReturned,
  payoutsSent,
  releasePayouts,
  setPayoutAccount,
  setPayoutRhythm,
  stopOwnPayouts,
  writeOffShop,
} from './modules/payouts/payouts.ts';
import { type RegistrationRefusal, registrationCommands } from './modules/registering/registering.ts';
import { type ReturnRefusal, returnCommands, sendReturnAgain } from './modules/returns/returns.ts';
import { type ReviewRefused, reviewCommands } from './modules/reviews/reviews.ts';
import {
  readNoticesTo,
  type SettingRefusal,
  type SettingsEnv,
  settingCommands,
} from './modules/settings/settings.ts';
import {
  decideUnknown,
  type GiveRefusal,
  importReport,
  payBill,
  type RowsRefusal,
  unknownToPayer,
  unknownToPurchase,
} from './modules/settlement/settlement.ts';
import {
  addHoliday,
  decreeYear,
  type HolidayRefusal,
  removeHoliday,
  replaceHolidays,
  replaceTariffs,
  type TariffRefusal,
} from './modules/shipping/shipping.ts';
import type { Tx } from './platform/database/transactions.ts';
import type { DueWork } from './platform/jobs/due-work.ts';

/** Why a command may be refused: whoever words the codes has words for all of them. */
export type CommandRefusal =
  | ActRefusal
  | TariffRefusal
  | StaffRefused
  | CaseRefusal
  | ClaimRefusal
  | CommissionRefusal
  | ClockRefusal
  | DisputeRefusal
  | BankFeeRefusal
  | BankFileRefusal
  | BankFormRefusal
  | ChatRefusal
  | DecisionRefusal
  | GiveBackRefusal
  | HelpRefusal
  | HolidayRefusal
  | ImportRefusal
  | NotAsked
  | NotSealed
  | NotCarried
  | PackingChanged
  | ParcelRefusal
  | PayoutRefusal
  | PersonRefusal
  | TransferFileRefusal
  | PlanRefusal
  | ProductStateRefusal
  | PriceRefusal
  | ProposalDecision
  | PromotionRefusal
  | PublishRefusal
  | QueueRefusal
  | RefundRefusal
  | RegistrationRefusal
  | RemittanceRefusal
  | MessageRefusal
  | ReportRefusal
  | ReturnRefusal
  | RowsRefusal
  | ReviewRefused
  | ShipRefusal
  | ShopRefusal
  | SettingRefusal
  | GiveRefusal
  | SuspensionRefusal
  | StockRefusal
  | TransferRefusal
  | TrustRefusal
  | WordsRefusal;

/** What somebody wants to be done. */
export interface Wanted {
  by: CommandActor;
  input: unknown;
  reason?: string;
  sessionId?: string;
}

/** A command by its name: for the terminal, and for tests of all commands. */
export interface NamedCommand
  extends Pick<Command<never, Subject, unknown, Refusal>, 'name' | 'permission' | 'letsMoneyGo'> {
  run(context: ActContext, wanted: Wanted): Promise<Result<readonly unknown[], CommandRefusal>>;
  /** Runs it by two people, in the transaction of the second one. */
  runProposed(tx: Tx, given: Omit<Parameters<RunProposed>[1], 'command'>): Promise<readonly unknown[]>;
  /** For each of several subjects by itself. @throws Error for a command that works on no list */
  runEach(context: ActContext, wanted: Wanted): Promise<Result<EachDone<CommandRefusal>, CommandRefusal>>;
}

const named = <Input, Subj extends Subject, Value, Why extends CommandRefusal>(
  command: Command<Input, Subj, Value, Why>,
): NamedCommand => ({
  name: command.name,
  permission: command.permission,
  letsMoneyGo: command.letsMoneyGo ?? false,
  run: (context, wanted) => act(context, command, wanted),
  runProposed: (tx, given) => runProposed(tx, command, given),
  runEach: (context, wanted) => actEach(context, command, wanted),
});

/** Confirms one of these commands that was proposed. One that cannot run any more lapses (P-CONSOLE-70). */
function confirming(commands: readonly NamedCommand[]): NamedCommand {
  const confirm = named(
    confirmProposal(async (tx, { command: name, ...given }) => {
      const command = commands.find((one) => one.name === name);
      if (!command) throw new Error(`No command is named ${name}`);
      return command.runProposed(tx, given);
    }),
  );
  return Object.assign({}, confirm, {
    async run(context: ActContext, wanted: Wanted) {
      const done = await confirm.run(context, wanted);
      const id = Object(wanted.input).proposal;
      if (!done.ok && typeof id === 'string') await lapseRefused(context.transaction, id, done.error);
      return done;
    },
  });
}

/** What commands need to know of this shop. */
export interface CommandShop {
  /** Whether couriers can be booked. */
  hasCouriers: boolean;
  env: SettingsEnv & MethodsEnv & { publicUrl: string };
  /** What becomes due in a demo, whose clock moves; null for any other shop. */
  demoWork: readonly DueWork[] | null;
}

/** All that a desk can do. */
export function commandsOf(shop: CommandShop): readonly NamedCommand[] {
  const commands = plainCommands(shop);
  return [...commands, named(rejectProposal), named(withdrawProposal), confirming(commands)];
}

function plainCommands({ env, hasCouriers, demoWork }: CommandShop): readonly NamedCommand[] {
  const contactLink = env.publicUrl + CONTACT_PATH;
  const people = peopleCommands(contactLink);
  const decisions = chatDecisions(contactLink);
  const settings = settingCommands({ env, possible: possibleMethods(env) });
  return [
    named(moveDemoClock(demoWork)),
    named(operatorStaff.invite),
    named(operatorStaff.withdraw),
    named(operatorStaff.changeRole),
    named(operatorStaff.end),
    named(operatorStaff.resetFactor),
    named(sellingStaff.invite),
    named(sellingStaff.withdraw),
    named(sellingStaff.changeRole),
    named(sellingStaff.end),
    named(sellingStaff.resetFactor),
    named(acceptOrders),
    named(packOrders),
    named(shipOrder(hasCouriers)),
    named(bookOrders(hasCouriers)),
    named(printLabels),
    named(noteOrder),
    named(notePacking),
    named(openSealed),
    named(deliverOrders),
    named(cancelOrders),
    named(declineCancels),
    named(returnOrders),
    named(loseOrders),
    named(takeBankFile),
    named(mapBankForm),
    named(bookFee),
    named(exportLedger),
    named(sendMailsAgain),
    named(retryJobs),
    named(showContact),
    named(people.show),
    named(people.block),
    named(people.unblock),
    named(people.blockCod),
    named(people.unblockCod),
    named(people.forgetBlock),
    named(people.resetFactor),
    named(people.export),
    named(people.delete),
    named(askProvider),
    named(sendOrderMail),
    named(confirmBankLine),
    named(exportRefunds),
    named(refundsSent),
    named(nameTransferAccount),
    named(cancelRefunds),
    named(refundPaid),
    named(refundCameBack),
    named(refundAgain),
    named(refundToAccount),
    named(refundArrived),
    named(giveGoodwill),
    named(decideDisputed),
    named(payClaimed),
    named(billFreight),
    named(bookCash),
    named(importReport),
    named(payBill),
    named(decideUnknown),
    named(unknownToPurchase),
    named(unknownToPayer),
    named(exportPayouts),
    named(exportStatement),
    named(payoutsSent),
    named(payoutReturned),
    named(cancelPayouts),
    named(setPayoutAccount),
    named(nameOwnAccount),
    named(chooseOwnRhythm),
    named(stopOwnPayouts),
    named(setPayoutRhythm),
    named(holdPayouts),
    named(releasePayouts),
    named(writeOffShop),
    named(takeCases),
    named(closeCases),
    named(takeQueue),
    named(releaseQueue),
    named(addHoliday),
    named(removeHoliday),
    named(decreeYear),
    named(replaceHolidays),
    named(replaceTariffs),
    named(replaceWords),
    named(setWords),
    named(removeWords),
    named(exportWordRows),
    named(exportAudit),
    named(settings.change),
    named(settings.changeMoney),
    named(returnCommands.approve),
    named(returnCommands.refuse),
    named(returnCommands.offer),
    named(returnCommands.arrive),
    named(returnCommands.pass),
    named(returnCommands.inspect),
    named(returnCommands.giveBack),
    named(sendReturnAgain(hasCouriers)),
    named(returnCommands.decide),
    named(closeReports),
    named(inboxCommands.take),
    named(inboxCommands.sort),
    named(answerMessage((query) => readNoticesTo(query, env), contactLink)),
    named(inboxCommands.close),
    named(inboxCommands.showSender),
    named(inboxCommands.showApplication),
    named(inboxCommands.resume),
    named(chatCommands.send),
    named(chatCommands.begin),
    named(chatCommands.block),
    named(chatCommands.unblock),
    named(chatCommands.report),
    named(decisions.close),
    named(decisions.warn),
    named(decisions.ban),
    named(decisions.unban),
    named(readChat),
    named(chatSettingsCommands.greet),
    named(chatSettingsCommands.setTemplates),
    named(reviewCommands.hide),
    named(reviewCommands.show),
    named(reviewCommands.reply),
    named(shopCommands.describe),
    named(shopCommands.picture),
    named(shopCommands.close),
    named(shopCommands.open),
    named(shopCommands.offer),
    named(shopCommands.accept),
    named(shopCommands.pickup),
    named(registrationCommands.approve),
    named(registrationCommands.refuse),
    named(registrationCommands.show),
    named(trustSeller),
    named(distrustSeller),
    named(markOfficial),
    named(unmarkOfficial),
    named(suspendSeller),
    named(resumeSeller),
    named(setCommission),
    named(publishProduct),
    named(acceptImport),
    named(exportProducts),
    named(setStock),
    named(priceCommands.change),
    named(priceCommands.undo),
    named(promotionCommands.create),
    named(promotionCommands.end),
    named(productStateCommands.hide),
    named(productStateCommands.show),
    named(productStateCommands.archive),
    named(productStateCommands.restore),
    named(productStateCommands.approve),
    named(productStateCommands.block),
    named(productStateCommands.unblock),
  ];
}

/** The commands of the desks, for pages. */
export interface DeskCommands {
  /**
   * Runs a command for somebody at a desk. @returns what it did to each subject, or why nothing was changed
   * @throws Error for a name that no command has
   */
  run(
    name: string,
    wanted: { scope: Scope; input: unknown; reason?: string; sessionId?: string },
  ): Promise<Result<readonly unknown[], CommandRefusal>>;
  /**
   * Runs a command for each of several subjects by itself. @returns which of them were not changed, and why; or why none was
   * @throws Error for a name that no command has, and for a command that works on no list
   */
  runEach(
    name: string,
    wanted: { scope: Scope; input: unknown },
  ): Promise<Result<EachDone<CommandRefusal>, CommandRefusal>>;
}

/** Opens the commands for pages. */
export function openCommands(context: ActContext, shop: CommandShop): DeskCommands {
  const byName = new Map(commandsOf(shop).map((command) => [command.name, command]));
  const find = (name: string): NamedCommand => {
    const command = byName.get(name);
    if (!command) throw new Error(`No command is named ${name}`);
    return command;
  };
  return {
    run: (name, { scope, ...wanted }) =>
      find(name).run(context, Object.assign({ by: { kind: 'member', scope } } as const, wanted)),
    runEach: (name, { scope, input }) =>
      find(name).runEach(context, { by: { kind: 'member', scope }, input }),
  };
}
