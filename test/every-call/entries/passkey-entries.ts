import { createHash, randomBytes } from 'node:crypto'
import { newId } from '../../../api/platform/ids.ts'
import { openAuthenticator } from '../../passkeys/authenticator.ts'
import { open, own, type Entries } from '../entry.ts'
import { PASSWORD, type World } from '../world.ts'

const people = ({ owner, other, supplier, operator }: World) => [owner, other, supplier, operator]
const sha256 = (text: string) => createHash('sha256').update(text).digest()

async function giveChallenge({ app: { db } }: World, accountIds: (string | null)[]): Promise<string> {
  const challenge = randomBytes(32).toString('base64url')
  const expiresAt = new Date(Date.now() + 5 * 60_000)
  const rows = accountIds.map((accountId) => ({ challengeHash: sha256(challenge), accountId, expiresAt }))
  await db`insert into passkey_challenge ${db(rows)}`
  return challenge
}

/** Each of them has a passkey of this id. */
async function givePasskeys(world: World) {
  const { db } = world.app
  const id = newId()
  const given = { id, publicKey: Buffer.from('x'), counter: 0, transports: [], name: 'Laptop', createdAt: new Date() }
  const rows = people(world).map((person) => ({ ...given, accountId: person.id, credentialId: newId() }))
  await db`insert into passkey ${db(rows)}`
  return id
}

/** The owner has a passkey, and signs in with it. */
async function useOwners(world: World) {
  const { app, owner } = world
  const authenticator = openAuthenticator(app.deps.origin)
  const { credentialId, publicKey } = authenticator
  const [id, createdAt] = [newId(), new Date()]
  const row = {
    accountId: owner.id,
    id,
    credentialId,
    publicKey,
    counter: 1,
    transports: [],
    name: 'Laptop',
    createdAt,
  }
  await app.db`insert into passkey ${app.db(row)}`
  return { credential: authenticator.use(await giveChallenge(world, [null])) }
}

async function after({ app: { db } }: World) {
  await db`delete from passkey`
  await db`delete from passkey_challenge`
}

export const passkeyEntries: Entries = {
  'GET /api/v1/account/passkeys': { ...own(), impersonated: 403 },
  'POST /api/v1/account/passkeys/options': own(() => ({ password: PASSWORD })),
  'POST /api/v1/account/passkeys': {
    ...own(async (world) => {
      const challenge = await giveChallenge(
        world,
        people(world).map(({ id }) => id),
      )
      return { name: 'Laptop', credential: openAuthenticator(world.app.deps.origin).create(challenge) }
    }),
    after,
  },
  'PUT /api/v1/account/passkeys/{id}': {
    ...own(async (world) => ({ id: await givePasskeys(world), name: 'Telefon' })),
    after,
  },
  'DELETE /api/v1/account/passkeys/{id}': {
    ...own(async (world) => ({ id: await givePasskeys(world) })),
    after,
  },
  'POST /api/v1/auth/sign-in/passkey/options': open(),
  'POST /api/v1/auth/sign-in/passkey': { ...open(useOwners), after },
}
