type Variables = Record<string, string | undefined>
type Given = { host: string | undefined; report: (problem: string) => void }

/** With '+' and a token of 40 signs behind it, the 64 that mail servers take (RFC 5321). */
const MOST_BEFORE_TOKEN = 23

/** DESK_EMAIL, `post@` the shop's host unless told, and INBOUND_MAIL_SECRET, which brings what arrives there into the tickets. */
export function readDeskMail(
  { DESK_EMAIL: address, INBOUND_MAIL_SECRET: secret }: Variables,
  { host, report }: Given,
): { deskEmail: string; inboundSecret: string | undefined } {
  const deskEmail = address || `post@${host}`
  if (!/^[^\s<>,;:"()[\]\\@]+@[^\s<>,;:"()[\]\\@]+$/.test(deskEmail))
    report(`DESK_EMAIL must be one bare address like post@shop.example, not '${deskEmail}'.`)
  else if (secret && deskEmail.indexOf('@') > MOST_BEFORE_TOKEN)
    report(
      `DESK_EMAIL must have at most ${MOST_BEFORE_TOKEN} letters before the @ with INBOUND_MAIL_SECRET: answers come back to it with 41 more.`,
    )
  // A secret, so no message repeats it.
  if (secret && !/^[\w-]{32,200}$/.test(secret))
    report('INBOUND_MAIL_SECRET must be 32 to 200 letters, digits, - and _ (openssl rand -hex 32).')
  return { deskEmail, inboundSecret: secret || undefined }
}
