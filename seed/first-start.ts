import type { Deps } from '../api/platform/deps.ts'
import { demoAccounts } from './buyers/load-buyers.ts'
import { loadDemo, wantsDemo } from './load-demo.ts'

/** Loads the demo catalogue into an empty shop and prints the accounts one can sign in with. */
export async function loadDemoOnFirstStart(deps: Deps): Promise<void> {
  if (!(await wantsDemo(deps))) return
  const started = performance.now()
  let shown = -1
  await loadDemo(deps, {
    onProgress(share) {
      const percent = Math.floor(share * 10) * 10
      if (percent !== shown) console.log(`Loading the demo catalogue … ${percent} %`)
      shown = percent
    },
  })
  console.log(`Demo catalogue loaded in ${((performance.now() - started) / 1000).toFixed(1)} s. Accounts:`)
  for (const { email, password, role } of demoAccounts) console.log(`  ${email}  ${password}  ${role.toLowerCase()}`)
}
