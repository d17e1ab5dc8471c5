import { takeScreenshots } from '../e2e/take-screenshots.ts'

// Of the shop that runs already: npm start in one terminal, npm run screenshots in another.
const origin = process.argv[2] ?? `http://localhost:${process.env.PORT || 3000}`
const running = await fetch(origin).catch(() => null)
if (!running) {
  console.error(`No shop answers at ${origin}; start it with npm start, or name its address.`)
  process.exit(2)
}
await takeScreenshots(origin, 'screenshots')
console.log('The pictures are in screenshots/.')
