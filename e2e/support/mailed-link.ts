import { expect } from 'vitest'

/** The newest link to this page in a mail to the address, once it is there. */
export async function mailedLink(
  origin: string,
  email: string,
  page: 'new-password' | 'confirm-email' | 'join' | 'change-email' | 'sign-in-link',
) {
  const ofMail = async () => {
    const list = await (await fetch(`${origin}/dev/mail`)).text()
    for (const [, path] of list.matchAll(/href="(\/dev\/mail\/[^"]+)"/g)) {
      const mail = (await (await fetch(origin + path)).text()).replaceAll('&amp;', '&')
      const link = new RegExp(`https?://[^\\s"<]+${page}\\?token=[\\w-]+`).exec(mail)
      // Other mails may speak of the address.
      if (link && mail.includes(` ${email} · `)) return link[0]
    }
    return null
  }
  await expect.poll(ofMail).not.toBeNull()
  return (await ofMail())!
}
