import { codesOf } from '@yoodee/asset-rules/options';
import * as z from 'zod/mini';
import { AssetRef } from './asset-ref.ts';
import { endpoint } from './endpoint.ts';
import { BilingualName, Id, Instant, pageOf, PathId } from './fields.ts';
import { formTrapFields } from './form-trap.ts';
import { PhoneInput } from './member.contract.ts';
import { serviceGroups, servicePriceUnits, serviceRequestLimits, serviceRequestStatuses } from './service-options.ts';

const ServicePicture = z.object({
  key: z.string(),
  width: z.int(),
  height: z.int(),
  /** Base64. */
  thumbhash: z.string(),
  alt: BilingualName,
});

const summaryFields = {
  slug: z.string(),
  group: z.enum(codesOf(serviceGroups)),
  /** In Iconify's notation, e.g. `lucide:sparkles`, for `GET /api/icons/lucide.json?icons=sparkles`. */
  icon: z.nullable(z.string()),
  name: BilingualName,
  summary: BilingualName,
  cover: ServicePicture,
  /** Whole baht per `price_unit`, VAT included; null where every job is quoted. */
  price_from: z.nullable(z.int()),
  price_unit: z.nullable(z.enum(servicePriceUnits)),
  /** Working days from request to work. */
  lead_days: z.nullable(z.int()),
};

export const ServiceSummary = z.object(summaryFields);
export type ServiceSummary = z.infer<typeof ServiceSummary>;

export const Service = z.object({
  ...summaryFields,
  /** Sanitised HTML. */
  body: BilingualName,
  gallery: z.array(ServicePicture),
  /** `price` in whole baht per `price_unit`. */
  packages: z.array(z.object({ name: BilingualName, price: z.int(), includes: z.array(BilingualName) })),
  /** Where the team works without travel charges; empty for the whole country. */
  area_province_codes: z.array(z.string()),
  faqs: z.array(z.object({ question: BilingualName, answer: BilingualName })),
});
export type Service = z.infer<typeof Service>;

const serviceParams = z.object({ slug: z.string().check(z.regex(/^[a-z0-9-]{1,80}$/)) });

export const getServices = endpoint({
  method: 'GET',
  path: '/services',
  summary: 'All services, in the order in which they are shown',
  tag: 'content',
  access: 'public',
  response: z.array(ServiceSummary),
  problems: [],
});

export const getService = endpoint({
  method: 'GET',
  path: '/services/:slug',
  summary: 'One service',
  tag: 'content',
  access: 'public',
  params: serviceParams,
  response: Service,
  problems: ['not_found'],
});

/**
 * Requests a service. With a token the request belongs to the member and may name one of their assets. A request
 * that repeats one of the last 24 hours from the same phone is added to it and gets the same response, so that nobody
 * learns which phones have asked.
 */
export const createServiceRequest = endpoint({
  method: 'POST',
  path: '/services/:slug/requests',
  summary: 'Request a service',
  tag: 'contact',
  access: 'public',
  params: serviceParams,
  body: z.strictObject({
    name: z.string().check(z.trim(), z.minLength(1), z.maxLength(serviceRequestLimits.name)),
    phone: PhoneInput,
    /** Future days by Bangkok's calendar, at most 180 ahead. */
    preferred_dates: z.optional(z.array(z.iso.date()).check(z.maxLength(serviceRequestLimits.dates))),
    province_code: z.string().check(z.regex(/^\d{2}$/)),
    detail: z.optional(z.nullable(z.string().check(z.trim(), z.maxLength(serviceRequestLimits.detail)))),
    asset_id: z.optional(z.nullable(Id)),
    /** Version of the consent text that was ticked. */
    consent_version: z.string().check(z.regex(/^[\w.-]{1,20}$/)),
    ...formTrapFields,
  }),
  response: z.null(),
  status: 201,
  problems: ['not_found', 'phone_not_supported', 'looks_automated', 'too_many_requests'],
});

export const serviceRequestPageSize = 20;

/** A service request as its sender sees it. */
export const ServiceRequest = z.object({
  id: Id,
  service: z.object({ slug: z.string(), name: BilingualName }),
  asset: z.nullable(AssetRef),
  name: z.string(),
  /** E.164. */
  phone: z.string(),
  preferred_dates: z.array(z.iso.date()),
  province_code: z.string(),
  detail: z.nullable(z.string()),
  status: z.enum(codesOf(serviceRequestStatuses)),
  created_at: Instant,
  updated_at: Instant,
});
export type ServiceRequest = z.infer<typeof ServiceRequest>;

/** Requests of the member: sent while signed in, or sent without signing in from the member's verified phone. */
export const getMemberServiceRequests = endpoint({
  method: 'GET',
  path: '/member/service-requests',
  summary: 'My service requests, newest first; 20 a page',
  tag: 'member',
  access: 'member',
  query: z.object({ page: z.optional(PathId.check(z.lte(5_000))) }),
  response: z.object(pageOf(ServiceRequest)),
  problems: [],
});
