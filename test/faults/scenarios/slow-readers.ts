import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { createProduct } from '../../builders.ts'
import type { Rig } from '../rig.ts'
import type { Scenario } from '../scenario.ts'

const PATH = '/sitemaps/products-1.xml'
/** 8,000 together: seven megabytes, a third of a full file. */
const BATCHES = 16
const PRODUCTS_EACH = 500
const NAME = 'Ware mit langem Namen '.repeat(4)
const REQUESTS_EACH = 3
/** The whole process, as npm run bench -- memory holds it. */
const MOST_MB = 450
const HONEST_CALLS = 60

/** Connections that ask for what is large without packing, one question upon the other, and never read. */
export const slowReaders: Scenario = {
  name: 'readers that never read: each asks three times for a sitemap, unpacked',
  database: 'EMBEDDED',
  times: { all: 200, few: 40 },
  isLong: true,
  async run(rig, times) {
    await rig.shop.start()
    await fillSitemap(rig)
    const address = `http://127.0.0.1:${new URL(rig.shop.origin).port}`
    const size = (await read(`${address}${PATH}`)).byteLength
    const before = rig.shop.residentMegabytes() ?? 0
    const sockets = await Promise.all(Array.from({ length: times }, () => askWithoutReading(address)))
    let most = before
    const broken: string[] = []
    for (let call = 0; call < HONEST_CALLS; call++) {
      const reply = await fetch(`${address}/api/v1/stores?page=${(call % 3) + 1}`)
      await reply.arrayBuffer()
      if (!reply.ok) broken.push(`an honest call was answered with ${reply.status}`)
      most = Math.max(most, rig.shop.residentMegabytes() ?? 0)
    }
    const whole = (await read(`${address}${PATH}`)).byteLength
    if (whole !== size) broken.push(`an honest reader got ${whole} of ${size} bytes`)
    if (most > MOST_MB) broken.push(`I14: the shop held ${most.toFixed(0)} MB, ${MOST_MB} are promised`)
    for (const socket of sockets) socket.destroy()
    await rig.shop.stop()
    const megabytes = `${before.toFixed(0)} MB before, at most ${most.toFixed(0)} MB`
    return {
      done: times,
      planned: times,
      figures: `${(size / 1e6).toFixed(1)} MB asked for each time; ${megabytes}`,
      broken,
    }
  },
}

async function fillSitemap({ db, stores }: Rig) {
  const { skuId: model } = await createProduct(db, stores[0]!.storeId)
  for (let batch = 1; batch <= BATCHES; batch++)
    await db`
      insert into product select (jsonb_populate_record(p, jsonb_build_object(
        'sku_id', ${`Z${batch}Z`}::text || n, 'supplier_sku', ${`Z${batch}Z`}::text || n, 'name_de', ${NAME}::text || n))).*
      from product p, generate_series(1, ${PRODUCTS_EACH}::int) n where p.sku_id = ${model}`
}

async function askWithoutReading(address: string): Promise<Socket> {
  const socket = connect(Number(new URL(address).port), '127.0.0.1').pause()
  socket.on('error', () => {})
  await once(socket, 'connect')
  socket.write(`GET ${PATH} HTTP/1.1\r\nhost: localhost\r\n\r\n`.repeat(REQUESTS_EACH))
  return socket
}

async function read(url: string): Promise<ArrayBuffer> {
  return (await fetch(url, { headers: { 'accept-encoding': 'identity' } })).arrayBuffer()
}
