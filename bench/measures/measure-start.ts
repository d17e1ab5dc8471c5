import { startShopProcess } from '../shop-process.ts'

// Start of the shop itself, without install: first start with the demo catalogue, then a later one on the same data.
const first = await startShopProcess()
await (await fetch(first.origin)).text()
console.log(`first start   ${first.startSeconds.toFixed(1)} s to the address (built pages, catalogue loaded)`)
await first.stop({ leaveData: true })
const later = await startShopProcess(first.folder)
const limits = performance.now()
await (await fetch(later.origin)).text()
console.log(`later start   ${later.startSeconds.toFixed(1)} s to the address`)
console.log(`first page    ${((performance.now() - limits) / 1000).toFixed(2)} s after it`)
await later.stop()
