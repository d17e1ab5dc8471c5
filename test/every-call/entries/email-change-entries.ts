import { createHash, randomBytes } from 'node:crypto'
import { newId } from '../../../api/platform/ids.ts'
import { open, own, type Entries } from '../entry.ts'
import { PASSWORD, restorePeople, type World } from '../world.ts'

const sha256 = (text: string) => createHash('sha256').update(text).digest()

/** Whoever calls has a change that waits for its links; answers the link mailed to the owner's old address. */
async function giveChanges({ app: { db }, owner, other, supplier, operator }: World): Promise<string> {
  await db`delete from email_change`
  const token = randomBytes(32).toString('base64url')
  const rows = [owner, other, supplier, operator].map(({ id }) => ({
    accountId: id,
    id: newId(),
    email: `neu-${id.slice(-12)}@hotel.example`,
    requestedBy: randomBytes(32),
    needsAgreement: true,
    oldTokenHash: id === owner.id ? sha256(token) : null,
    createdAt: new Date(),
    expiresAt: new Date(Date.now() + 86_400_000),
  }))
  await db`insert into email_change ${db(rows)}`
  return token
}

async function clear({ app: { db } }: World) {
  await db`delete from email_change`
}

async function afterwards(world: World) {
  await clear(world)
  await restorePeople(world)
}

export const emailChangeEntries: Entries = {
  'GET /api/v1/account/email-change': { ...own(), impersonated: 403 },
  'POST /api/v1/account/email-change': {
    ...own(() => ({ email: `neu-${newId().slice(-12)}@hotel.example`, password: PASSWORD })),
    after: clear,
  },
  'POST /api/v1/account/email-change/mails': {
    ...own(async (world) => {
      await giveChanges(world)
      return {}
    }),
    after: clear,
  },
  'DELETE /api/v1/account/email-change': own(),
  'POST /api/v1/auth/email-change/read': {
    ...open(async (world) => ({ token: await giveChanges(world) })),
    after: clear,
  },
  'POST /api/v1/auth/email-change/confirm': {
    ...open(async (world) => ({ token: await giveChanges(world) })),
    after: afterwards,
  },
  'POST /api/v1/auth/email-change/stop': {
    ...open(async (world) => ({ token: await giveChanges(world) })),
    after: clear,
  },
}
