import { createHash } from 'node:crypto'
import type { Email } from 'postal-mime'
import type { devMail } from '../../texts/en/dev-mail.ts'

export type DevMailTexts = typeof devMail

const style = `body{max-width:60rem;margin:2rem auto;padding:0 1rem;font:16px/1.5 system-ui,sans-serif;color:#161e19;background:#fbfaf7}
a{color:#104830}li,h1{overflow-wrap:anywhere}li{padding:.75rem 0;border-bottom:1px solid #e1e0da}ul{padding:0;list-style:none}small{color:#4a524d}
pre{white-space:pre-wrap;overflow-wrap:anywhere;font:inherit;padding:1rem;background:#fff;border:1px solid #e1e0da;border-radius:12px}
iframe{width:100%;height:48rem;border:1px solid #e1e0da;border-radius:12px;background:#fff}`

/** Nothing but this page's own style sheet and the frame with the mail. */
export const pagePolicy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

export function listPage(mails: { id: string; mail: Email | null }[], t: DevMailTexts): string {
  const rows = mails.map(({ id, mail }) =>
    mail
      ? `<li><a href="/dev/mail/${id}">${escape(mail.subject ?? id)}</a><br><small>${t.to} ${escape(addressee(mail))} · ${escape(mail.date ?? '')}</small></li>`
      : `<li>${id}: ${t.unreadable}</li>`,
  )
  const list = rows.length > 0 ? `<ul>${rows.join('\n')}</ul>` : `<p>${t.empty}</p>`
  return html(t.title, `<h1>${t.title}</h1><p>${t.intro}</p>${list}`)
}

/** Links can be followed in the text; the HTML is for looking at only. */
export function mailPage(id: string, mail: Email, t: DevMailTexts): string {
  const title = mail.subject ?? id
  return html(
    title,
    `<p><a href="/dev/mail">${t.back}</a></p><h1>${escape(title)}</h1>
<p><small>${t.to} ${escape(addressee(mail))} · ${escape(mail.date ?? '')}</small></p>
<h2>${t.asText}</h2><pre>${linked(mail.text ?? '')}</pre>
${mail.html ? `<h2>${t.asHtml}</h2><iframe sandbox src="/dev/mail/${id}/html" title="${t.asHtml}"></iframe>` : ''}`,
  )
}

export const notePage = (note: string, t: DevMailTexts): string =>
  html(note, `<p>${note}</p><p><a href="/dev/mail">${t.back}</a></p>`)

const html = (title: string, body: string) => `<!doctype html>
<html><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escape(title)}</title>
<style>${style}</style></head><body>${body}</body></html>
`

const addressee = (mail: Email) => (mail.to ?? []).map(({ address }) => address).join(', ')

const linked = (text: string) =>
  escape(text).replace(
    /https?:\/\/[^\s&<>]+(?:&amp;[^\s&<>]+)*/g,
    (url) => `<a href="${url}" rel="noreferrer">${url}</a>`,
  )

const escape = (text: string) => text.replace(/[&<>"']/g, (character) => entities[character] ?? '')
const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
