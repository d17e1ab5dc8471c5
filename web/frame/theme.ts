// Loaded as a classic script in the head, so that a dark page never flashes light. Imports nothing.
;(() => {
  const choice = localStorage.getItem('theme')
  const isDark = choice === 'dark' || (choice !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  if (isDark) document.documentElement.dataset.theme = 'dark'
})()
