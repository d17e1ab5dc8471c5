import { expect, test } from 'vitest'
import { createMember, createStore } from '../../test/builders.ts'
import { paperScreen as papers } from '../../texts/en/papers/screen.ts'
import { glance } from '../support/account.ts'
import { findBarriers } from '../support/axe.ts'
import { visit } from '../support/browser.ts'
import { enter } from '../support/filled-cart.ts'
import { browser, openForAll, shop } from '../support/opened.ts'
import { press, type } from '../support/user-actions.ts'

openForAll()

test.each(glance('en'))(
  'a store sends a paper with its proof; what lacks is said at its field',
  { tags: ['long'] },
  async (language, device) => {
    const { id: storeId } = await createStore(shop.db)
    const { token } = await createMember(shop.db, { storeId, roles: ['OWNER'] })
    const { page, context, problems } = await visit(browser, shop.origin, device)

    await enter(page, language, token, '/supplier/papers')
    await press(page.getByRole('button', { name: papers.sendTitle(papers.names.IDENTITY) }))
    const dialog = page.getByRole('dialog')
    await type(dialog.getByRole('textbox', { name: papers.values.IDENTITY }), 'HRB 1')
    await press(dialog.getByRole('button', { name: papers.send, exact: true }))
    await dialog.getByText('Please add the proof').waitFor()
    const proof = { name: 'auszug.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF\n') }
    await dialog.getByLabel(papers.proof).setInputFiles(proof)
    await dialog.getByRole('link').waitFor()
    await press(dialog.getByRole('button', { name: papers.send, exact: true }))
    await page.getByText(papers.states.SENT, { exact: true }).waitFor()
    expect(await findBarriers(page)).toEqual([])
    const rows = await shop.db`select kind, value, state from store_paper where store_id = ${storeId}`
    expect(rows).toEqual([{ kind: 'IDENTITY', value: 'HRB 1', state: 'SENT' }])
    // The refusal of the first press is no problem of the page.
    expect(problems.filter((problem) => !problem.includes('400'))).toEqual([])
    await context.close()
  },
)
