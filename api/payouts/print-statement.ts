import { moneyText } from '../../contract/platform/money.ts'
import { SHOWN_PAYOUTS } from '../../contract/payouts/runs.ts'
import type { Language } from '../../contract/platform/values.ts'
import { storedSeller } from '../../contract/trade/seller.ts'
import { texts } from '../../texts/texts.ts'
import type { Caller } from '../http/caller.ts'
import { Problem } from '../http/problem.ts'
import { makeInThread } from '../orders/documents/draw-in-thread.ts'
import { reportRow as row, type ReportContent } from '../orders/documents/reports/report-content.ts'
import type { Deps } from '../platform/deps.ts'
import { dayText, momentText } from '../platform/wall-clock.ts'
import { findPayout, findPayoutLines } from './queries.ts'
import { readRun } from './read-runs.ts'

type Tools = Pick<Deps, 'db' | 'clock' | 'marketplace'>
type OfPayout = { storeId: string | null; number: string; language: Language }

/**
 * What a payout that was ordered is made of, as PDF; its lines add up to its sum. Throws NOT_FOUND, also for that of another store than
 * the one that is named, and UNAVAILABLE as makeInThread does.
 */
export async function printStatement(tools: Tools, { storeId, number, language }: OfPayout): Promise<File> {
  const { db } = tools
  const [payout, lines] = await Promise.all([findPayout(db, storeId, number), findPayoutLines(db, storeId, number)])
  if (!payout) throw Problem.of('NOT_FOUND')
  const t = texts(language).payouts.replies
  const { marks } = t.print
  const { storeName, orderedAt, paidAt, state, holder, iban, amountCents } = payout
  return print(tools, `TRESEN-${number}`, {
    language,
    report: t.print.statement(number),
    marks: [
      row(marks.store, storeName),
      row(marks.orderedAt, momentText(orderedAt, language)),
      row(marks.account, t.print.account(iban.slice(-4), holder)),
      row(marks.state, [t.states[state], paidAt && dayText(paidAt, language)].filter(Boolean).join(', ')),
    ],
    sections: [
      {
        title: t.print.lines,
        rows: lines.map(({ kind, reference, subOrderNumber, at, cents }) =>
          row(
            dayText(at, language),
            [t.kinds[kind], reference, subOrderNumber && !reference.startsWith(subOrderNumber) && subOrderNumber]
              .filter(Boolean)
              .join(' · '),
            moneyText(cents, language),
          ),
        ),
        totals: [row('', t.print.sum, moneyText(amountCents, language))],
      },
    ],
  })
}

/** What a run pays each store, as PDF, the largest first. Throws NOT_FOUND, and UNAVAILABLE as makeInThread does. */
export async function printRun(tools: Tools, caller: Caller<'operator'>, number: number): Promise<File> {
  const run = await readRun(tools, caller, number)
  const { language } = caller
  const t = texts(language).payouts.replies.print
  const who = (name: string, at: Date) => [momentText(at, language), name].filter(Boolean).join(', ')
  return print(tools, `TRESEN-A${number}`, {
    language,
    report: t.run(number),
    marks: [
      row(t.marks.startedAt, who(run.startedBy, run.startedAt)),
      ...(run.confirmedAt ? [row(t.marks.confirmedAt, who(run.confirmedBy ?? '', run.confirmedAt))] : []),
      row(t.marks.stores, String(run.stores)),
    ],
    sections: [
      {
        title: run.stores > SHOWN_PAYOUTS ? t.largest(SHOWN_PAYOUTS) : t.payouts,
        rows: run.payouts.map(({ number: payout, name, ibanEnd, holder, parts, state, amountText }) =>
          row(
            payout,
            [
              `${name}: ${t.states[state]}`,
              t.account(ibanEnd, holder),
              t.parts(parts.salesText, parts.creditNotesText, parts.commissionText, parts.adjustmentsText),
            ].join('\n'),
            amountText,
          ),
        ),
        totals: [row('', t.sum, run.amountText)],
      },
    ],
  })
}

async function print({ clock, marketplace }: Tools, name: string, content: Omit<ReportContent, 'by' | 'writtenAt'>) {
  const by = marketplace ? `${marketplace.companyName} · ${storedSeller(marketplace).address}` : 'Tresen'
  const pdf = await makeInThread({ ...content, by, writtenAt: clock.now() })
  return new File([new Uint8Array(pdf)], `${name}.pdf`, { type: 'application/pdf' })
}
