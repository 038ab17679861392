/** The fixed numbers of the product, each once, each with its unit. What a brand may change stands in settings instead. */

/** Account types on the wire: 0 is a plain member; the document names the others by number. */
export const accountTypes = { member: 0, agent: 1, seniorAgent: 2, trial: 4, masterAgent: 41, superAgent: 42 } as const;
export type AccountType = (typeof accountTypes)[keyof typeof accountTypes];

/** Agent types that may open the agent centre, until an operator changes the setting `agent.centreTypes`. */
export const AGENT_CENTRE_TYPES: readonly AccountType[] = [1, 2, 41, 42];
/** Ranks above this one get the VIP customer-service channel. */
export const VIP_RANK_THRESHOLD = 4;

export const CHUNK_LOAD_TIMEOUT_MS = 120_000;
export const REMEMBER_ME_MS = 86_400_000;
export const SMS_REQUEST_THROTTLE_MS = 1_000;
export const SMS_COUNTDOWN_STEP_SECONDS = 60;
export const THIRD_PARTY_SMS_COUNTDOWN_MINUTES = 1;
export const RESET_LINK_MINUTES = 30;
export const RESET_MAIL_WAIT_MINUTES = 1;
export const CAPTCHA_REFRESH_THROTTLE_MS = 1_000;
export const TOO_MANY_REQUESTS_WAIT_MINUTES = 5;
export const COUNTRY_DROPDOWN_HIDE_MS = 200;

export const VENDOR_DROPDOWN_MAXIMUM = 9;
export const NOTICES_PER_PAGE = 9;
export const PAGER_RANGE = 3;
export const PAGER_MARGIN_PAGES = 1;
export const DATE_PRESET_DAYS = [7, 30] as const;
export const GAME_LIST_PAGE_MAXIMUM = 100;

export const UPLOAD_MAXIMUM_BYTES = 5 * 1024 * 1024;
/** Of that many bytes in base64. */
export const UPLOAD_MAXIMUM_BASE64_LENGTH = Math.ceil(UPLOAD_MAXIMUM_BYTES / 3) * 4;
export const UPLOAD_MAXIMUM_FILES = 3;

export const MODAL_WIDTH_PX = 600;
export const DIALOG_WIDTH_PX = 400;
export const CUSTOMER_SERVICE_POPUP_PX = { width: 440, height: 750 } as const;
export const LIVE_CHAT_POPUP_PX = { width: 440, height: 500 } as const;

export const IMAGE_ATTEMPTS_IN_SHELL = 1;
export const IMAGE_ATTEMPTS_ELSEWHERE = 3;
export const IMAGE_PRELOAD_FACTOR = 1.3;
export const IMAGE_CACHE_ENTRIES = 200;
export const IMAGE_THROTTLE_MS = 200;
export const INFINITE_SCROLL_THROTTLE_MS = 200;

/** A sealed body older than this, by its own `iat`, is refused. */
export const SEAL_LIFETIME_SECONDS = 120;
export const IDEMPOTENCY_KEY_MAXIMUM_LENGTH = 64;
/** The largest request body that any call takes, uploads excepted. */
export const BODY_MAXIMUM_BYTES = 1024 * 1024;
/** Free text that a person types into a search. */
export const SEARCH_TEXT_MAXIMUM_LENGTH = 100;
