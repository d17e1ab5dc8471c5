import { startEmbeddedPostgres } from '../../server/postgres/embedded-postgres.ts'

// A process of its own that owns the data folder of its argument until its input ends, with the settings of production. Prints one line of JSON.
try {
  const { url, isAdopted, stop } = await startEmbeddedPostgres({ dataDir: process.argv[2]! })
  console.log(JSON.stringify({ url, isAdopted }))
  process.stdin.on('end', () => void stop().then(() => process.exit(0))).resume()
} catch (error) {
  console.log(JSON.stringify({ refusal: (error as Error).message }))
  process.exit(1)
}
