import { findCommissionScope } from '../../api/ledger/commission-rates.ts'
import { approveRun, discardRun } from '../../api/payouts/approve-run.ts'
import type { Deed } from '../../api/payouts/deed.ts'
import { ALONE_LIMIT_CENTS } from '../../api/payouts/four-eyes.ts'
import { setBankAccount } from '../../api/payouts/bank-accounts.ts'
import { holdPayouts, releasePayouts } from '../../api/payouts/hold.ts'
import { proposeRun } from '../../api/payouts/propose-run.ts'
import { findRunPayouts, findTransferFile } from '../../api/payouts/queries.ts'
import { recordPaid, recordReturned } from '../../api/payouts/record-outcome.ts'
import { notifyRestriction } from '../../api/operated-stores/notify-restriction.ts'
import { inTransaction, type Tx } from '../../api/platform/db.ts'
import { raiseOperatorVersion } from '../../api/stores/operator-version.ts'
import { moneyText } from '../../contract/platform/money.ts'
import { berlinDay } from '../../contract/platform/values.ts'
import { texts } from '../../texts/texts.ts'
import { readBankStatement } from './bank-statement.ts'
import { Refusal, type Action, type Command, type CommandGroup, type Context } from './commands/command.ts'

type Texts = ReturnType<typeof texts>['operator']['payouts']

const action = (run: (context: Context, command: Command, t: Texts) => Promise<string[]>): Action => ({
  run: async (context, command) => ({ lines: await run(context, command, texts(context.language).operator.payouts) }),
})

const deedOf = ({ operator, auditId }: Context): Deed => ({ by: operator.id, reason: null, auditId })

async function storeOf({ db }: Context, slug: string, t: Texts): Promise<string> {
  const { storeId } = await findCommissionScope(db, { storeSlug: slug, category: null })
  if (!storeId) throw new Refusal(t.unknownStore(slug))
  return storeId
}

type Change = {
  storeId: string
  restriction: Parameters<typeof notifyRestriction>[2]['restriction']
  work: (tx: Tx, storeId: string) => Promise<boolean>
}

/** The store is told; whoever has its page open learns that it has changed. */
const changeStore = (context: Context, { storeId, restriction, work }: Change) =>
  inTransaction(context.db, async (tx) => {
    const isChanged = await work(tx, storeId)
    if (!isChanged) return false
    await raiseOperatorVersion(tx, storeId)
    await notifyRestriction(tx, context, { storeId, restriction })
    return true
  })

export const payouts: CommandGroup = {
  texts: (language) => texts(language).operator.payouts,
  actions: {
    list: action(async ({ db, language }, _, t) => {
      const found = await findRunPayouts(db)
      if (found.length === 0) return [t.none]
      return found.map(({ number, storeName, state, amountCents }) =>
        [number, t.states[state], moneyText(amountCents, language), storeName].join('  '),
      )
    }),
    propose: action(async (context, _, t) => {
      const run = await proposeRun(context, deedOf(context))
      if (run === 'OPEN') throw new Refusal(t.open)
      if (run === 'NOTHING' || run === 'CHANGED') return [t.nothing]
      return [t.proposed(run.number, run.payouts, moneyText(run.amountCents, context.language))]
    }),
    approve: action(async (context, _, t) => {
      const run = await approveRun(context, deedOf(context))
      if (run === 'OTHERS') throw new Refusal(t.fourEyes)
      if (run === 'ABOVE_LIMIT') throw new Refusal(t.aloneLimit(moneyText(ALONE_LIMIT_CENTS, context.language)))
      if (typeof run === 'string') throw new Refusal(t.noRun)
      return [run.transferFile]
    }),
    file: action(async ({ db }, { args: [number = ''] }, t) => {
      const file = /^\d{1,9}$/.test(number) ? await findTransferFile(db, Number(number)) : undefined
      if (!file) throw new Refusal(t.unknownRun(number))
      return [file]
    }),
    discard: action(async (context, _, t) => {
      if (!(await discardRun(context, deedOf(context)))) throw new Refusal(t.noRun)
      return [t.discarded]
    }),
    paid: action(async (context, { args: [number = ''] }, t) => {
      if (!(await recordPaid(context, deedOf(context), [number]))) throw new Refusal(t.notOrdered(number))
      return [t.paid(number)]
    }),
    returned: action(async (context, { args: [number = '', ...words] }, t) => {
      const reason = words.join(' ')
      if (!reason) throw new Refusal(t.missing)
      if (!(await recordReturned(context, { ...deedOf(context), reason }, number)))
        throw new Refusal(t.notReturnable(number))
      return [t.returned(number)]
    }),
    statement: { flags: ['apply'], values: ['reason'], run: readBankStatement },
    account: action(async (context, { args: [slug = '', iban = '', ...words] }, t) => {
      const holder = words.join(' ')
      if (!holder) throw new Refusal(t.missing)
      const storeId = await storeOf(context, slug, t)
      const set = await setBankAccount(context, { storeId, iban, holder })
      if (!set) throw new Refusal(t.badIban(iban))
      return [t.account(slug, berlinDay(set.usableFrom))]
    }),
    hold: action(async (context, { args: [slug = '', ...words] }, t) => {
      const reason = words.join(' ')
      if (!reason) throw new Refusal(t.missing)
      const { operator, clock } = context
      const hold = { reason, by: operator.id, now: clock.now() }
      const isHeld = await changeStore(context, {
        storeId: await storeOf(context, slug, t),
        restriction: { what: 'HELD', reason },
        work: (tx, storeId) => holdPayouts(tx, { ...hold, storeId }),
      })
      return [isHeld ? t.held(slug) : t.unchanged(slug)]
    }),
    release: action(async (context, { args: [slug = ''] }, t) => {
      const isReleased = await changeStore(context, {
        storeId: await storeOf(context, slug, t),
        restriction: { what: 'RELEASED', reason: '' },
        work: releasePayouts,
      })
      return [isReleased ? t.released(slug) : t.unchanged(slug)]
    }),
  },
}
