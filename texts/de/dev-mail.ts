import type { devMail as en } from '../en/dev-mail.ts'

export const devMail: typeof en = {
  title: 'E-Mails',
  intro: 'Es ist kein Mailserver eingestellt (SMTP_URL), deshalb liegen die E-Mails hier. Neueste zuerst.',
  empty: 'Noch keine E-Mail.',
  back: 'Alle E-Mails',
  to: 'An',
  asText: 'Als Text',
  asHtml: 'Als HTML',
  notFound: 'Diese E-Mail gibt es nicht.',
  unreadable: 'Diese Datei lässt sich nicht als E-Mail lesen.',
}
