import { startShopProcess } from '../shop-process.ts'
import { printVisits } from '../visits.ts'

// First visits on a mid-range phone, in a browser; `pages` prints them as well, after the server's part.
const shop = await startShopProcess()
await printVisits(shop.origin)
await shop.stop()
