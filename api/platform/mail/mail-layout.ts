import type { Language } from '../../../contract/platform/values.ts'
import { mailFrame as de } from '../../../texts/de/mail-frame.ts'
import { mailFrame as en } from '../../../texts/en/mail-frame.ts'

/** The parts of a mail, as plain text: nothing in here is HTML, all of it is escaped. */
export type MailParts = {
  language: Language
  title: string
  paragraphs: string[]
  table?: MailTable
  /** An address of our own origin. */
  button?: { label: string; url: string }
  /** Below the button, before the footer. */
  closing?: string[]
}

/** Columns after the first stand to the right. The rows of `totals` stand below a line, the last one bold. */
export type MailTable = { head: string[]; rows: string[][]; totals: string[][] }

/** Both bodies of a mail. Colours are those of DESIGN.md section 3, as sRGB: mail readers know no OKLCH. */
export function mailLayout(parts: MailParts): { text: string; html: string } {
  return { text: textOf(parts), html: htmlOf(parts) }
}

function textOf({ language, title, paragraphs, table, button, closing = [] }: MailParts) {
  const blocks = [
    title,
    ...paragraphs,
    ...(table ? [textTable(table)] : []),
    ...(button ? [`${button.label}:\n${button.url}`] : []),
    ...closing,
    `-- \n${{ de, en }[language].footer}`,
  ]
  return `${blocks.join('\n\n')}\n`
}

function textTable({ head, rows, totals }: MailTable) {
  const lines = [head, ...rows]
  const widths = head.map((_, column) => Math.max(...lines.map((cells) => cells[column]?.length ?? 0)))
  const line = (cells: string[]) =>
    cells
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join('  ')
      .trimEnd()
  const rule = '-'.repeat(widths.reduce((sum, width) => sum + width, 2 * (widths.length - 1)))
  return [line(head), rule, ...rows.map(line), rule, ...totals.map((cells) => cells.join('  '))].join('\n')
}

const color = {
  paper: '#fbfaf7',
  surface: '#ffffff',
  line: '#e1e0da',
  ink: '#161e19',
  ink2: '#4a524d',
  brand: '#104830',
  onBrand: '#f9fbf4',
  accent: '#f27626',
}

const font = 'font-family:Geist,-apple-system,Segoe UI,Helvetica,Arial,sans-serif'

function htmlOf({ language, title, paragraphs, table, button, closing = [] }: MailParts) {
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escape(title)}</title></head>
<body style="margin:0;padding:24px 12px;background:${color.paper};color:${color.ink};${font};font-size:16px;line-height:1.5;overflow-wrap:anywhere">
<div style="max-width:600px;margin:0 auto">
<p style="margin:0 0 16px;font-size:22px;font-weight:800;letter-spacing:-0.045em;color:${color.brand}">tresen<span style="color:${color.accent}">.</span></p>
<div style="padding:28px 24px;background:${color.surface};border:1px solid ${color.line};border-radius:18px">
<h1 style="margin:0 0 16px;font-size:24px;line-height:1.15;letter-spacing:-0.025em">${escape(title)}</h1>
${paragraphs.map(paragraph).join('\n')}
${table ? htmlTable(table) : ''}
${button ? htmlButton(button) : ''}
${closing.map(paragraph).join('\n')}
</div>
<p style="margin:16px 0 0;font-size:13px;color:${color.ink2}">${lines({ de, en }[language].footer)}</p>
</div>
</body></html>
`
}

const paragraph = (text: string) => `<p style="margin:0 0 16px">${lines(text)}</p>`

const htmlButton = ({ label, url }: { label: string; url: string }) =>
  `<p style="margin:24px 0"><a href="${escape(url)}" style="display:inline-block;padding:13px 24px;border-radius:999px;background:${color.brand};color:${color.onBrand};font-weight:600;text-decoration:none">${escape(label)}</a></p>`

function htmlTable({ head, rows, totals }: MailTable) {
  const ruled = `border-bottom:1px solid ${color.line}`
  const spread = (cells: string[]) => [cells[0] ?? '', ...Array(head.length - cells.length).fill(''), ...cells.slice(1)]
  return `<table cellspacing="0" cellpadding="0" style="width:100%;margin:0 0 16px;border-collapse:collapse;font-size:15px">
${htmlRow(head, `${ruled};color:${color.ink2}`)}
${rows.map((cells) => htmlRow(cells, ruled)).join('\n')}
${totals.map((cells, i) => htmlRow(spread(cells), i === totals.length - 1 ? 'font-weight:700' : '')).join('\n')}
</table>`
}

const htmlRow = (cells: string[], style: string) =>
  `<tr>${cells.map((cell, column) => htmlCell(cell, `${column === 0 ? 'text-align:left' : 'text-align:right;overflow-wrap:normal'};${style}`)).join('')}</tr>`

const htmlCell = (text: string, style: string) =>
  `<td style="padding:8px 0 8px 8px;vertical-align:top;${style}">${lines(text)}</td>`

const lines = (text: string) => escape(text).replaceAll('\n', '<br>')

const escape = (text: string) => text.replace(/[&<>"']/g, (character) => entities[character] ?? '')
const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
