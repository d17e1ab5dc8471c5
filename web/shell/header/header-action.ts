export const headerActionClass =
  'relative flex flex-col items-center gap-[3px] rounded-md px-3 py-1.5 text-xs font-medium hover:bg-sunken'
