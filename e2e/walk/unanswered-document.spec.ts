import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { openBrowser } from '../support/browser.ts'
import { openTab } from './tab.ts'
import { takeSnapshot } from './snapshot.ts'

const PAGE = '<!doctype html><body><div id="root"><main><h1>Here</h1><a href="/never">Never</a></main></div>'

/** Answers with this page, and what is below /never not at all. */
async function openMuteServer(page: string) {
  const server = createServer((socket) => {
    socket.on('error', () => {})
    socket.on('data', (data) => {
      if (data.toString().startsWith('GET /never')) return
      socket.end(`HTTP/1.1 200 OK\r\ncontent-type: text/html\r\ncontent-length: ${page.length}\r\n\r\n${page}`)
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => server.close() }
}

test.each([
  ['a document', PAGE, 1],
  ['a style sheet', PAGE.replace('<body>', '<link rel="stylesheet" href="/never.css"><body>'), 0],
])('a walk goes on where %s never comes', async (_, html, complaints) => {
  const server = await openMuteServer(html)
  const browser = await openBrowser()
  const page = await browser.newPage()
  const tab = await openTab(page)
  await page.goto(server.origin, { waitUntil: 'commit' })
  if (complaints > 0) await page.getByRole('link').click({ noWaitAfter: true })
  await tab.settle()
  expect((await takeSnapshot(page)).title).toBe('Here')
  expect(tab.takeComplaints().filter((line) => line.includes('never came'))).toHaveLength(complaints)
  await browser.close()
  server.close()
})
