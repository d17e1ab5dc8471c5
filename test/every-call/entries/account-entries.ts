import { createHash, randomBytes } from 'node:crypto'
import { createAddress } from '../../builders.ts'
import { addressForm, signUpForm } from '../../forms.ts'
import { open, own, owned, type Entries } from '../entry.ts'
import { PASSWORD, createImpersonationCode, restorePeople, type World } from '../world.ts'

const address = addressForm({ selected: false })

const info = {
  firstName: 'Jana',
  lastName: 'Brandt',
  phoneNumber: '+49 30 1234567',
  companyName: 'Café Morgenrot',
  legalForm: 'GmbH',
  businessType: 'CAFE',
  vatId: null,
  website: null,
  socialUrls: [],
  startDate: null,
  invoiceEmail: null,
  buyerReference: null,
  eInvoiceFormat: 'ZUGFERD',
  leitwegId: null,
  costCentre: null,
  gln: null,
  language: 'de',
  newsletter: false,
}

const createOwnersAddress = async ({ app, owner }: World) =>
  (await createAddress(app.db, owner.id, { isSelected: false })).id

type SetAside = {
  refunds: string[]
  chargebacks: string[]
  receivables: { number: string; paidCents: number }[]
  claims: { id: string; status: string; dueAt: Date; questionedBy: string | null }[]
}
const setAside: SetAside = { refunds: [], chargebacks: [], receivables: [], claims: [] }

/** A company that owes, is owed or claims something stays. What is open is set aside for the call alone, as no books say that it went. */
async function settleBusiness({ app: { db }, owner: { id } }: World) {
  await db`
    update sub_order set status = case status when 'CANCELLED' then status else 'COMPLETED' end, return_request = null,
      payment_failed_at = null
    where buyer_id = ${id}`
  await db`
    update orders o set status = (
      select case count(distinct s.status) when 1 then min(s.status) else 'MIXED' end
      from sub_order s where s.buyer_id = o.buyer_id and s.order_id = o.id)
    where buyer_id = ${id}`
  const claims = await db<SetAside['claims']>`
    with open as (select id, status, due_at, questioned_by from claim where buyer_id = ${id} and due_at is not null)
    update claim c set status = 'CLOSED', due_at = null, questioned_by = null from open where c.id = open.id
    returning open.id, open.status, open.due_at, open.questioned_by`
  const refunds = await db<{ id: string }[]>`
    update refund set is_owed = false where buyer_id = ${id} and is_owed and paid_back_at is null returning id`
  const chargebacks = await db<{ id: string }[]>`
    update chargeback set reversed_at = now() where buyer_id = ${id} and reversed_at is null returning id`
  const receivables = await db<SetAside['receivables']>`
    with open as (select number, paid_cents from receivable where buyer_id = ${id} and open_cents > 0)
    update receivable r set paid_cents = gross_cents - credited_cents from open where r.number = open.number
    returning open.number, open.paid_cents`
  setAside.refunds.push(...refunds.map((row) => row.id))
  setAside.chargebacks.push(...chargebacks.map((row) => row.id))
  setAside.receivables.push(...receivables)
  setAside.claims.push(...claims)
}

async function putBackBusiness({ app: { db } }: World) {
  await db`update refund set is_owed = true where id = any(${setAside.refunds.splice(0)})`
  await db`update chargeback set reversed_at = null where id = any(${setAside.chargebacks.splice(0)})`
  for (const { number, paidCents } of setAside.receivables.splice(0))
    await db`update receivable set paid_cents = ${paidCents} where number = ${number}`
  for (const { id, status, dueAt, questionedBy } of setAside.claims.splice(0))
    await db`update claim set status = ${status}, due_at = ${dueAt}, questioned_by = ${questionedBy} where id = ${id}`
}

async function resetToken({ app, owner }: World) {
  const token = randomBytes(32).toString('base64url')
  await app.db`
    insert into password_reset (token_hash, account_id, expires_at)
    values (${createHash('sha256').update(token).digest()}, ${owner.id}, now() + interval '1 hour')`
  return token
}

async function confirmationToken({ app, owner }: World) {
  const token = randomBytes(32).toString('base64url')
  await app.db`
    insert into email_confirmation (token_hash, account_id, expires_at)
    values (${createHash('sha256').update(token).digest()}, ${owner.id}, now() + interval '7 days')`
  return token
}

export const accountEntries: Entries = {
  'POST /api/v1/auth/sign-up': open(() => signUpForm()),
  'POST /api/v1/auth/sign-in': open(({ owner }) => ({ email: owner.email, password: PASSWORD })),
  'POST /api/v1/auth/sign-out': open(),
  'POST /api/v1/auth/forgot-password': open(({ owner }) => ({ email: owner.email })),
  'POST /api/v1/auth/new-password': {
    ...open(async (world) => ({ token: await resetToken(world), password: `${PASSWORD}9` })),
    after: restorePeople,
  },
  'POST /api/v1/auth/email-confirmation': open(async (world) => ({ token: await confirmationToken(world) })),
  'POST /api/v1/auth/email-confirmation/request': open(async (world) => ({ token: await confirmationToken(world) })),
  'POST /api/v1/auth/change-password': {
    ...own(() => ({ currentPassword: PASSWORD, newPassword: `${PASSWORD}9` })),
    after: restorePeople,
  },
  'POST /api/v1/auth/sign-in/impersonate': open(async (world) => ({ code: await createImpersonationCode(world) })),
  'GET /api/v1/auth': own(),
  'GET /api/v1/account/info': own(),
  'PUT /api/v1/account/info': own(() => info),
  'GET /api/v1/account/export': { ...own(), impersonated: 403 },
  'POST /api/v1/account/erasure': {
    ...own(async (world) => {
      await settleBusiness(world)
      return { password: PASSWORD }
    }),
    async after(world) {
      await putBackBusiness(world)
      await restorePeople(world)
    },
  },
  'GET /api/v1/account/sessions': { ...own(), impersonated: 403 },
  'DELETE /api/v1/account/sessions': { ...own(), after: restorePeople },
  'DELETE /api/v1/account/sessions/{id}': own(() => ({ id: 'a'.repeat(64) })),
  'GET /api/v1/account/addresses': own(),
  'POST /api/v1/account/addresses': own(() => address),
  'PUT /api/v1/account/addresses/{id}': owned(async (world) => ({ id: await createOwnersAddress(world), ...address })),
  'DELETE /api/v1/account/addresses/{id}': owned(async (world) => ({ id: await createOwnersAddress(world) })),
}
