import { createTransport, type SendMailOptions } from 'nodemailer'

const composer = createTransport({ streamTransport: true, buffer: true })

/** A mail to the marketplace as a mail server has it. */
export async function composeMail(mail: SendMailOptions): Promise<File> {
  const { message } = await composer.sendMail({ to: 'post@tresen.test', ...mail })
  return new File([new Uint8Array(message as Buffer)], 'mail.eml')
}
