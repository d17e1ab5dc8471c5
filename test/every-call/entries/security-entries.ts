import { signInLinkEntries } from './sign-in-link-entries.ts'
import { createHash, randomBytes } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import { own, open, type Entries } from '../entry.ts'
import { PASSWORD, restorePeople, type World } from '../world.ts'

const SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'
const sha256 = (text: string) => createHash('sha256').update(text).digest()

const people = ({ owner, other, supplier, operator }: World) => [owner, other, supplier, operator]

/** Whoever calls has an authenticator app, confirmed or only begun. */
async function giveTotp(world: World, { isConfirmed }: { isConfirmed: boolean }) {
  await clear(world)
  const { db, deps } = world.app
  const now = new Date()
  const rows = people(world).map(({ id }) => ({
    accountId: id,
    sealedSecret: deps.secrets.seal(SECRET, id),
    createdAt: now,
    confirmedAt: isConfirmed ? now : null,
  }))
  await db`insert into totp ${db(rows)}`
}

/** A recovery code that each of them can use once. */
async function giveRecoveryCode(world: World): Promise<string> {
  await giveTotp(world, { isConfirmed: true })
  const { db } = world.app
  const code = randomBytes(10).toString('hex')
  const rows = people(world).map(({ id }) => ({ accountId: id, codeHash: sha256(code), createdAt: new Date() }))
  await db`insert into recovery_code ${db(rows)}`
  return code
}

async function beginSignIn({ app: { db }, owner }: World): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await db`
    insert into pending_sign_in (token_hash, account_id, created_at, expires_at)
    values (${sha256(token)}, ${owner.id}, now(), now() + interval '5 minutes')`
  return token
}

async function clear({ app: { db } }: World) {
  await db`delete from totp`
  await db`delete from recovery_code`
}

async function afterwards(world: World) {
  await clear(world)
  await restorePeople(world)
}

export const securityEntries: Entries = {
  ...signInLinkEntries,
  'GET /api/v1/account/second-factor': { ...own(), impersonated: 403 },
  'POST /api/v1/account/second-factor/totp': {
    ...own(() => ({ password: PASSWORD })),
    after: clear,
  },
  'POST /api/v1/account/second-factor/totp/confirmation': {
    ...own(async (world) => {
      await giveTotp(world, { isConfirmed: false })
      return { code: new TOTP({ secret: Secret.fromBase32(SECRET) }).generate() }
    }),
    after: afterwards,
  },
  'POST /api/v1/account/second-factor/totp/removal': {
    ...own(async (world) => ({ password: PASSWORD, code: await giveRecoveryCode(world) })),
    after: afterwards,
  },
  'POST /api/v1/account/second-factor/recovery-codes': {
    ...own(async (world) => ({ code: await giveRecoveryCode(world) })),
    after: clear,
  },
  'POST /api/v1/account/step-up': own(() => ({ purpose: 'ERASURE', password: PASSWORD })),
  'POST /api/v1/account/step-up/passkey': own(),
  'POST /api/v1/auth/sign-in/second-factor': {
    ...open(async (world) => ({ code: await giveRecoveryCode(world), token: await beginSignIn(world) })),
    after: clear,
  },
}
