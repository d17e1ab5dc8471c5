/** `npm run walk`: every screen and the whole cross of devices and languages. */
export const isWalk = process.env.WALK === '1'

/** What a test with the tag `long` waits for, `npm test -- --all` or `npm run walk`; npm test itself has 25 minutes (decision 198). */
export const isLong = isWalk || process.env.LONG === '1'

/** Of a table's rows each nth in a short run. */
export const eachNth = <T>(n: number, rows: readonly T[]) => rows.filter((_, at) => isLong || at % n === 0)
