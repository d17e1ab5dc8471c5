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

/** A company that owes, is owed or claims something stays. */
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
  await db`update claim set status = 'CLOSED', due_at = null, questioned_by = null where buyer_id = ${id} and due_at is not null`
  await db`update receivable set paid_cents = gross_cents - credited_cents where buyer_id = ${id}`
  await db`update refund set paid_back_at = now() where buyer_id = ${id} and is_owed and paid_back_at is null`
  await db`update chargeback set reversed_at = now() where buyer_id = ${id} and reversed_at is null`
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
    after: restorePeople,
  },
  'GET /api/v1/account/sessions': { ...own(), impersonated: 403 },
  'DELETE /api/v1/account/sessions': { ...own(), after: restorePeople },
  'DELETE /api/v1/account/sessions/{id}': own(() => ({ id: 'a'.repeat(64) })),
  'GET /api/v1/account/addresses': own(),
  'POST /api/v1/account/addresses': own(() => address),
  'PUT /api/v1/account/addresses/{id}': owned(async (world) => ({ id: await createOwnersAddress(world), ...address })),
  'DELETE /api/v1/account/addresses/{id}': owned(async (world) => ({ id: await createOwnersAddress(world) })),
}
