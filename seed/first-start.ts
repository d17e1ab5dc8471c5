import type { Deps } from '../api/platform/deps.ts'

/** Loads the demo catalogue into an empty shop and prints the accounts one can sign in with. */
export async function loadDemoOnFirstStart(deps: Deps): Promise<void> {
  if (!(await wantsDemo(deps))) return
  // Most starts load nothing; then the catalogue's tables stay out of the process.
  const { loadDemo } = await import('./load-demo.ts')
  const { demoAccounts } = await import('./buyers/load-buyers.ts')
  const started = performance.now()
  let shown = -1
  await loadDemo(deps, {
    onProgress({ done, total }) {
      const percent = Math.floor((done / total) * 10) * 10
      if (percent !== shown) console.log(`Loading the demo catalogue … ${percent} %`)
      shown = percent
    },
  })
  console.log(`Demo catalogue loaded in ${((performance.now() - started) / 1000).toFixed(1)} s. Accounts:`)
  for (const { email, password, role } of demoAccounts) console.log(`  ${email}  ${password}  ${role.toLowerCase()}`)
}

/** True for a shop without stores, and for one whose demo load was cut off. */
export async function wantsDemo({ db }: Pick<Deps, 'db'>): Promise<boolean> {
  const [row] = await db<{ isEmpty: boolean; isBegun: boolean; isDone: boolean }[]>`
    select not exists (select from store) as is_empty, exists (select from demo_load) as is_begun,
      exists (select from demo_load where step = 'magazine') as is_done`
  return row!.isEmpty || (row!.isBegun && !row!.isDone)
}
