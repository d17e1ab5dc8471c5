import type { Language } from '../../../../contract/platform/values.ts'

/** When or how many, what, and how much. */
export type ReportRow = { lead: string; text: string; amount: string }
export type ReportSection = {
  title: string
  rows: ReportRow[]
  totals?: ReportRow[]
  /** Stands where there are no rows. */
  none?: string
}

/** What is told of a thing in sections of rows, ready to be drawn; stored nowhere. */
export type ReportContent = {
  language: Language
  /** Its title. */
  report: string
  /** Whose hand it comes from, at the foot of each page. */
  by: string
  writtenAt: Date
  /** What it is about. */
  marks: ReportRow[]
  sections: ReportSection[]
}

export const reportRow = (lead: string, text: string, amount = ''): ReportRow => ({ lead, text, amount })
