import { randomBytes } from 'node:crypto'
import * as contentApi from '../../../contract/content.ts'
import { INBOUND_SECRET } from '../../app.ts'
import { photo } from '../../orders/claims.ts'
import { open, type Entries } from '../entry.ts'
import type { World } from '../world.ts'

/** A ticket of nobody, as it is before anybody has done anything. */
async function opened({ app }: World) {
  const { ticketNumber } = await app.request(contentApi.sendContactForm, {
    subject: 'OTHER',
    firstName: 'Jana',
    lastName: 'Brandt',
    email: `jana-${randomBytes(4).toString('hex')}@hotel.example`,
    message: 'Guten Tag',
    privacyAccepted: true,
  })
  return { number: ticketNumber, version: 0 }
}

const mail = () => {
  const id = randomBytes(8).toString('hex')
  const lines = ['From: jana@hotel.example', `Message-ID: <${id}@hotel.example>`, 'Subject: Frage', '', 'Guten Tag']
  return new File([lines.join('\r\n')], 'mail.eml')
}

/** What people write to the marketplace, and what operators answer. */
export const ticketEntries: Entries = {
  'GET /api/v1/operator/tickets': open(),
  'GET /api/v1/operator/ticket-figures': open(),
  'GET /api/v1/operator/tickets/{number}': open(async (world) => ({ number: (await opened(world)).number })),
  'POST /api/v1/operator/tickets/{number}/files': {
    ...open(async (world) => ({ number: (await opened(world)).number, file: await photo() })),
    isNotJson: true,
  },
  'POST /api/v1/operator/tickets/{number}/answers': open(async (world) => ({
    ...(await opened(world)),
    words: 'Gern',
    state: 'WAITING',
  })),
  'POST /api/v1/operator/tickets/{number}/owner': open(async (world) => ({
    ...(await opened(world)),
    ownerId: world.operator.id,
  })),
  'POST /api/v1/operator/tickets/{number}/state': open(async (world) => ({
    ...(await opened(world)),
    state: 'CLOSED',
  })),
  'POST /api/v1/operator/tickets/changes': open(async (world) => ({
    tickets: [await opened(world)],
    change: 'CLOSE',
    ownerId: null,
  })),
  'POST /api/v1/inbound-mail': {
    ...open(() => ({ secret: INBOUND_SECRET, message: mail() })),
    isNotJson: true,
  },
}
