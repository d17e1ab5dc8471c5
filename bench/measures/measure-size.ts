import { budget, firstVisitTo, publicPaths } from '../../e2e/support/first-visit.ts'
import { startShopProcess } from '../shop-process.ts'

// Bytes of a first visit, brotli: HTML and the JavaScript it names. Fails where a page is beyond its budget.
const shop = await startShopProcess()
for (const path of await publicPaths(shop.origin)) {
  const { html, javascript, scripts } = await firstVisitTo(shop.origin, path)
  const isBeyond = html > budget.html || javascript > budget.javascript
  if (isBeyond) process.exitCode = 1
  const sizes = `HTML ${kilobytes(html)}   JavaScript ${kilobytes(javascript)} in ${scripts.length} files`
  console.log(`${path.slice(0, 40).padEnd(40)} ${sizes}${isBeyond ? '   beyond the budget' : ''}`)
}
await shop.stop()

function kilobytes(bytes: number) {
  return `${(bytes / 1000).toFixed(1)} kB`.padStart(9)
}
