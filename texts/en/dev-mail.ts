/** The page /dev/mail, which shows the mails of a machine without a mail server. */
export const devMail = {
  title: 'Mails',
  intro: 'No mail server is set (SMTP_URL), so mails are kept here. Newest first.',
  empty: 'No mail yet.',
  back: 'All mails',
  to: 'To',
  asText: 'As text',
  asHtml: 'As HTML',
  notFound: 'There is no such mail.',
  unreadable: 'This file cannot be read as a mail.',
}
