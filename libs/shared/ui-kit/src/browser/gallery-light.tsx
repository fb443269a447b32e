import type { ReactNode } from 'react';
import { bathIcon, bedIcon, heartIcon, houseIcon, lineIcon, searchIcon } from '../../generated/icons.ts';
import * as kit from '../index.ts';

const {
  Badge,
  Button,
  Card,
  CardAction,
  CardBody,
  CardLink,
  CardMedia,
  Grid,
  HStack,
  Icon,
  IconButton,
  Image,
  Stack,
  Text,
} = kit;

const drawing =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"%3E%3Cpath fill="%23aecfdf" d="M0 0h4v3H0z"/%3E%3Cpath fill="%2385a970" d="M0 2.2h4V3H0z"/%3E%3Cpath fill="%239b5842" d="m.8 1.4 1.2-.8 1.2.8z"/%3E%3Cpath fill="%23f7f0e3" d="M1 1.4h2v1H1z"/%3E%3C/svg%3E';

export const AssetCard = ({ title, price, badge }: { title: string; price: string; badge?: ReactNode }) => (
  <Card>
    <CardMedia>
      <Image src={drawing} alt="" width={400} height={300} ratio="4/3" />
    </CardMedia>
    <CardBody>
      <HStack gap={2} justify="between">
        <Text size="price">{price}</Text>
        {badge}
      </HStack>
      <Text weight="medium" lines={1}>
        <CardLink href="#asset">{title}</CardLink>
      </Text>
      <Text size="sm" tone="muted">
        วัฒนา กรุงเทพมหานคร
      </Text>
      <HStack gap={4}>
        <Icon icon={bedIcon} size={16} label="ห้องนอน" />
        <Icon icon={bathIcon} size={16} label="ห้องน้ำ" />
      </HStack>
    </CardBody>
    <CardAction>
      <IconButton label="บันทึก" variant="overlay" round size="sm" icon={<Icon icon={heartIcon} />} />
    </CardAction>
  </Card>
);

export const Actions = () => (
  <HStack gap={3} wrap>
    <Button>ลงประกาศฟรี</Button>
    <Button variant="outline">ดูทั้งหมด</Button>
    <Button variant="subtle">ดูบนแผนที่</Button>
    <Button variant="ghost">แชร์</Button>
    <Button variant="danger">ลบประกาศ</Button>
    <Button variant="line">
      <Icon icon={lineIcon} />
      คุยทางไลน์
    </Button>
    <Button loading>กำลังบันทึก</Button>
    <Button size="lg">
      <Icon icon={searchIcon} />
      ค้นหา
    </Button>
    <kit.Link href="#terms">อ่านเงื่อนไข</kit.Link>
  </HStack>
);

export const Words = () => (
  <HStack gap={2} wrap>
    <Badge>ร่าง</Badge>
    <Badge tone="brand">ใหม่</Badge>
    <Badge tone="accent">ลดราคา</Badge>
    <Badge tone="success">เผยแพร่แล้ว</Badge>
    <Badge tone="warning">ใกล้หมดอายุ</Badge>
    <Badge tone="danger">ไม่ผ่าน</Badge>
    <Badge tone="info">รอตรวจ</Badge>
    <kit.ChipButton selected>ขาย</kit.ChipButton>
    <kit.ChipButton selected={false}>เช่า</kit.ChipButton>
    <kit.RemovableChip removeLabel="ลบ ไม่เกิน 3 ล้าน" removeHref="#all">
      ไม่เกิน 3 ล้าน
    </kit.RemovableChip>
  </HStack>
);

export const Cards = () => (
  <Grid>
    <AssetCard
      title="คอนโด 2 ห้องนอน วิวสวน ใกล้ BTS ทองหล่อ"
      price="฿5,900,000"
      badge={<Badge tone="accent">ลดราคา</Badge>}
    />
    <AssetCard title="บ้านเดี่ยว 3 ห้องนอน หมู่บ้านสงบ" price="฿8,250,000" badge={<Badge tone="brand">ใหม่</Badge>} />
    <AssetCard title="ทาวน์โฮมปรับปรุงใหม่ พร้อมอยู่" price="฿18,000/เดือน" />
    <AssetCard title="ที่ดินเปล่า 2 ไร่ ติดถนนใหญ่" price="฿3.5 ล้าน" />
  </Grid>
);

export const Navigation = () => (
  <Stack gap={6}>
    <kit.Breadcrumb label="เส้นทาง" items={[{ label: 'หน้าแรก', href: '#home' }, { label: 'กรุงเทพมหานคร' }]} />
    <kit.Pagination
      label="หน้าผลลัพธ์"
      currentHref="#2"
      previous={{ href: '#1', label: 'หน้าก่อน' }}
      next={{ href: '#3', label: 'หน้าถัดไป' }}
      pages={[{ text: '1', href: '#1', label: 'หน้า 1' }, { text: '2', href: '#2', label: 'หน้า 2' }, null]}
    />
    <kit.TabLinks
      label="ประกาศ"
      currentHref="#live"
      tabs={[
        { href: '#live', label: 'เผยแพร่แล้ว' },
        { href: '#draft', label: 'ร่าง' },
      ]}
    />
    <kit.StepIndicator
      label="ขั้นตอน"
      current={1}
      steps={[{ label: 'เริ่ม', href: '#1' }, { label: 'ที่ตั้ง' }, { label: 'ราคา' }]}
    />
    <kit.Progress label="อัปโหลด" percent={64} />
  </Stack>
);

export const Messages = () => (
  <Stack>
    <kit.Notice title="ประกาศนี้ยังไม่เผยแพร่">เติมรูปอย่างน้อย 5 รูปก่อนเผยแพร่</kit.Notice>
    <kit.Notice tone="success">บันทึกแล้ว</kit.Notice>
    <kit.Notice tone="warning">ประกาศจะหมดอายุใน 3 วัน</kit.Notice>
    <kit.Notice tone="danger">เชื่อมต่อไม่ได้ ลองอีกครั้ง</kit.Notice>
    <kit.EmptyState
      drawing={<Icon icon={houseIcon} size={48} />}
      action={<kit.LinkButton href="#find">ค้นหาทรัพย์</kit.LinkButton>}
    >
      ยังไม่มีรายการโปรด
    </kit.EmptyState>
    <kit.FactsTable
      columns={2}
      facts={[
        { term: 'พื้นที่ใช้สอย', value: '35.5 ตร.ม.' },
        { term: 'ชั้น', value: '12A' },
      ]}
    />
    <kit.Table label="ค่าใช้จ่าย">
      <tbody>
        <tr>
          <th scope="row">ค่าโอน</th>
          <td>59,000</td>
        </tr>
      </tbody>
    </kit.Table>
    <HStack>
      <kit.Avatar name="เก่ง" />
      <kit.Spinner label="กำลังโหลด" />
      <kit.Skeleton style={{ width: 120 }} />
    </HStack>
  </Stack>
);
