import { addAPIProvider } from '@iconify/react';
import { iconSettings } from '@yoodee/site';

/** Sets where Iconify fetches icons: the site's own endpoint, then `publicService` if the site allows one. */
export const configureIcons = ({ publicService }: { publicService?: string } = {}) =>
  addAPIProvider('', {
    resources: publicService ? ['/api/icons', publicService] : ['/api/icons'],
    timeout: iconSettings.serviceTimeoutMs,
    rotate: iconSettings.rotateMs,
    maxURL: iconSettings.maxUrlLength,
  });
