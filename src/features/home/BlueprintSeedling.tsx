/** The portal's emblem as a technical drawing: a seedling with its dimensions. Decorative. */
export function BlueprintSeedling() {
  return (
    <svg viewBox="0 0 320 360" aria-hidden fill="none" className="w-full">
      <g stroke="currentColor" className="opacity-25">
        <circle cx="108" cy="172" r="62" strokeDasharray="2 5" />
        <circle cx="218" cy="118" r="74" strokeDasharray="2 5" />
        <path d="M160 8v324M12 300h296" strokeDasharray="12 4 2 4" />
        <path d="M160 204 60 104M160 178 282 56" strokeDasharray="2 5" />
      </g>
      <g stroke="currentColor" className="opacity-55">
        <path d="M24 104v100M18 104h12M18 204h12M36 340h124M36 334v12M160 334v12M160 340h118M278 334v12M300 44v134M294 44h12M294 178h12" />
        <path d="m20 110 4-6 4 6M20 198l4 6 4-6M296 50l4-6 4 6M296 172l4 6 4-6" />
      </g>
      <g strokeWidth="3" strokeLinecap="round" strokeLinejoin="round">
        <path d="M160 300V178" stroke="currentColor" />
        <path d="M160 204C98 204 60 168 60 104c62 0 100 36 100 100Z" stroke="currentColor" />
        <path d="M160 204 92 136" stroke="currentColor" strokeWidth="1.5" />
        <path
          d="M160 178c0-78 46-122 122-122 0 78-46 122-122 122Z"
          className="fill-accent stroke-accent"
        />
        <path
          d="M160 178 250 88M205 133v-34M205 133h34"
          className="stroke-deep"
          strokeWidth="1.5"
        />
        <path d="M96 300h128M112 312h28M148 312h44M120 324h60" stroke="currentColor" />
      </g>
      <g className="fill-deep" stroke="currentColor" strokeWidth="1.5">
        <circle cx="160" cy="300" r="5" />
        <circle cx="160" cy="204" r="5" />
        <circle cx="160" cy="178" r="5" />
        <circle cx="60" cy="104" r="5" />
        <circle cx="282" cy="56" r="5" />
      </g>
    </svg>
  )
}
