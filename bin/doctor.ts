import { examine } from '../server/doctor/examine.ts'

const findings = await examine(process.env)
for (const { isFault, sentence, remedy } of findings) {
  console.log(`${isFault ? 'FAULT' : 'ok   '} ${sentence}`)
  if (remedy) console.log(`      ${remedy}`)
}
const faults = findings.filter(({ isFault }) => isFault).length
console.log(faults === 0 ? '\nNothing is wrong.' : `\n${faults} ${faults === 1 ? 'thing is' : 'things are'} wrong.`)
process.exit(faults === 0 ? 0 : 1)
